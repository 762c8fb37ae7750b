# Wann es ist, was wartet, und wofür Arbeitskraft gut ist.

note-round-phase = Runde { $round } von { $rounds } · { $phase }
note-phase-action = Aktion
note-phase-eclipse = Finsternis
note-phase-preparation = Vorbereitung
