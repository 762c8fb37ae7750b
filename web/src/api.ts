// The server over HTTP: what is asked once. What happens at a table comes over a socket.
import createClient from "openapi-fetch";
import { BASE } from "./base";
import type { Language } from "./i18n";
import {
  inShapesOf,
  type LearnedLesson,
  type LessonCall,
  type Luck,
  type NewMatch,
  type OfferedSeat,
  type PastQuery,
  type Place,
  type Refused,
  type ServerMessage,
  type Shapes,
  type Told,
} from "./messages";
import * as packs from "./packs";
import type { paths } from "./wire";

/** The server said no; the name and what it is about become words in the locale. */
export class Refusal extends Error {
  readonly told: Refused;

  constructor(told: Refused) {
    super(told.error);
    this.told = told;
  }
}

/** What the server said no to; anything else that went wrong is ours and goes on. */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Refusal) return error.told;
  throw error;
}

/** The server cannot be reached, or is another one than this page came from. */
export const AWAY: Refused = { error: "away", about: {}, version: null };

/** Paths, parameters and bodies are checked against the server's contract; what is called here is what wire.ts holds of it. */
const server = createClient<paths>({
  baseUrl: BASE,
  fetch: async (request) => {
    try {
      return await fetch(request);
    } catch {
      throw new Refusal(AWAY);
    }
  },
});

type Asked<Answer> = Promise<
  | { readonly data: Answer; readonly error?: never; readonly response: Response }
  | { readonly data?: never; readonly error: Refused; readonly response: Response }
>;

/** What the server answers; what it refuses is thrown. */
async function answered<Answer>(asked: Asked<Answer>): Promise<Answer> {
  const { data, error, response } = await asked;
  if (response.ok) return data as Answer; // nothing, where an answer has no body
  // Whatever stands between here and the server refuses in its own words.
  throw new Refusal(typeof error === "object" ? error : AWAY);
}

const at = (match: string) => ({ path: { match } });

export const games = () => answered(server.GET("/games"));
export const componentsOf = (game: string) =>
  answered(server.GET("/games/{game}/components", { params: { path: { game }, query: packs.asked(game) } }));
export const bots = () => answered(server.GET("/bots"));
export const whoAmI = () => answered(server.GET("/people/me"));
export const comeIn = (name: string, language: Language) => answered(server.POST("/people", { body: { name, language } }));
export const changeMe = (body: { name?: string; language?: Language }) => answered(server.PATCH("/people/me", { body }));
export const claim = (password: string) => answered(server.POST("/people/me/claim", { body: { password } }));
export const signIn = (name: string, password: string) => answered(server.POST("/sessions", { body: { name, password } }));
export const signOut = () => answered(server.DELETE("/sessions/me"));
export const matches = (which: "mine" | "open" | "watchable") => answered(server.GET("/matches", { params: { query: { which } } }));
export const setTable = (body: NewMatch) => answered(server.POST("/matches", { body }));
export const match = (id: string) => answered(server.GET("/matches/{match}", { params: at(id) }));
export const showMatch = (id: string, open: boolean) =>
  answered(server.PATCH("/matches/{match}", { params: at(id), body: { public: open } }));
/** A table that was just set, and what may stand where in its position. */
export const beginPosition = (game: string, seats: number) =>
  answered(server.GET("/games/{game}/position", { params: { path: { game }, query: { seats, ...packs.asked(game) } } }));
/** Everything impossible about a position, and the table as it would look. */
export const lookAtPosition = (position: Told) => answered(server.POST("/positions", { body: { position } }));
/** The whole position after so many lines of a match that is over. */
export const positionAt = (id: string, lines: number) =>
  answered(server.GET("/matches/{match}/moments/{lines}/position", { params: { path: { match: id, lines } } }));
/** Keep a record from elsewhere as a match that is over. */
export const bring = (file: string, text: string) => answered(server.POST("/records", { body: { file, text } }));
export const takeAway = (id: string) => answered(server.DELETE("/matches/{match}", { params: at(id) }));
/** How the luck of a branch is drawn: anew, or as it was. */
export const chooseLuck = (id: string, luck: Luck) => answered(server.PATCH("/matches/{match}", { params: at(id), body: { luck } }));
/** A table that goes on from a moment of a match. */
export const branch = (id: string, lines: number) =>
  answered(server.POST("/matches/{match}/branches", { params: at(id), body: { lines, luck: "new" } }));
export const offerSeat = (id: string, seat: number, to: OfferedSeat) =>
  answered(server.POST("/matches/{match}/seats", { params: at(id), body: { seat, to } }));
export const removePerson = (id: string, seat: number) =>
  answered(server.POST("/matches/{match}/remove", { params: at(id), body: { seat } }));
export const clearTable = (id: string) => answered(server.POST("/matches/{match}/close", { params: at(id) }));
export const invitation = (key: string) => answered(server.GET("/invitations/{invitation}", { params: { path: { invitation: key } } }));
export const accept = (key: string) =>
  answered(server.POST("/invitations/{invitation}", { params: { path: { invitation: key } }, body: {} }));
export const join = (id: string) => answered(server.POST("/matches/{match}/join", { params: at(id), body: {} }));
export const start = (id: string, fill: string) => answered(server.POST("/matches/{match}/start", { params: at(id), body: { fill } }));
export const rematch = (id: string) => answered(server.POST("/matches/{match}/rematch", { params: at(id) }));
export const leave = (id: string, seat: number) => answered(server.POST("/matches/{match}/leave", { params: at(id), body: { seat } }));
export const comeBack = (id: string, seat: number) => answered(server.POST("/matches/{match}/return", { params: at(id), body: { seat } }));

/** What a good player thinks of in the decision of a version, and why. */
export const lightTorch = (id: string, seat: number, version: number) =>
  answered(server.POST("/matches/{match}/torch", { params: at(id), body: { seat, version } }));

/** What the companion could say to a seat now. */
export const companion = (id: string, seat: number, language: Language) =>
  answered(server.GET("/matches/{match}/companion", { params: { ...at(id), query: { seat, language } } }));

/** Whether a seat may take an action now, and if not, the rule against it. */
export const objection = (id: string, seat: number, action: string) =>
  answered(server.GET("/matches/{match}/objection", { params: { ...at(id), query: { seat, action } } }));

/** The lessons of a game in their order. */
export const lessons = (game: string, language: Language) =>
  answered(server.GET("/lessons/{game}", { params: { path: { game }, query: { language } } }));

/** What a lesson answers to a call at a place. */
export const lesson = (game: string, name: string, body: LessonCall) =>
  answered(server.POST("/lessons/{game}/{lesson}", { params: { path: { game, lesson: name } }, body }));

/** Tell what this device remembers of lessons, and hear how far one has come. */
export const compareLessons = (lessons: readonly LearnedLesson[]) =>
  answered(server.POST("/people/me/lessons", { body: { lessons: [...lessons] } }));

/** Whether whoever learns may take an action now, and if not, the rule against it. */
export const objectionInLesson = (game: string, name: string, place: Place, action: string) =>
  answered(
    server.POST("/lessons/{game}/{lesson}/objection", { params: { path: { game, lesson: name } }, body: { place, action, version: 0 } }),
  );

/** The table with everything that happened and still stands. */
export const wholeTable = async <S extends Shapes>(id: string, seat: number | null): Promise<ServerMessage<S>> =>
  inShapesOf<S>(await answered(server.GET("/matches/{match}/view", { params: { ...at(id), query: { seen: 0, seat } } })));

/** All that happened in a match, line by line, through the eyes of a seat or openly. */
export const moments = (id: string, seat: number | null) =>
  answered(server.GET("/matches/{match}/moments", { params: { ...at(id), query: { seat } } }));

/** The table as it was after so many lines. */
export const moment = (id: string, lines: number, seat: number | null) =>
  answered(server.GET("/matches/{match}/moments/{lines}", { params: { path: { match: id, lines }, query: { seat } } }));

/** How far the review of a match has come. */
export const review = (id: string) => answered(server.GET("/matches/{match}/review", { params: at(id) }));

/** Let a match that is over be reviewed. */
export const askForReview = (id: string) => answered(server.POST("/matches/{match}/review", { params: at(id) }));

/** The table before a mistake, with everything that could have been done. */
export const mistake = (id: string, number: number) =>
  answered(server.GET("/matches/{match}/mistakes/{number}", { params: { path: { match: id, number } } }));

/** What something else would have kept in the place of a mistake. */
export const tryInstead = (id: string, number: number, actions: readonly string[]) =>
  answered(server.POST("/matches/{match}/mistakes/{number}", { params: { path: { match: id, number } }, body: { actions: [...actions] } }));

/** Own matches that are over and fit, the last that ended first. */
export const past = (query: PastQuery & { readonly most: number; readonly offset: number }) =>
  answered(server.GET("/people/me/games", { params: { query } }));

/** What the own matches that fit amount to, and what else can be asked for. */
export const pastSummary = (query: PastQuery) => answered(server.GET("/people/me/games/statistics", { params: { query } }));

/** What the client says, or what a game does. */
export const words = (language: Language, game: string): Promise<string> =>
  game
    ? answered(server.GET("/words/{language}/{game}", { params: { path: { language, game }, query: packs.asked(game) }, parseAs: "text" }))
    : answered(server.GET("/words/{language}", { params: { path: { language } }, parseAs: "text" }));
