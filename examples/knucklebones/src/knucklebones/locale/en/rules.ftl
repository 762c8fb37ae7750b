# The rules of Knucklebones, in our own words.

chapter-KB-1 = Set-up
rule-KB-1-1 = Two to six players begin with no points. The first player begins.

chapter-KB-2 = A turn
rule-KB-2-1 = Whoever is on turn throws the bone, a die, as often as they dare. What it shows comes to the hand.
rule-KB-2-2 = Instead of throwing once more, whoever has something in the hand may keep it: it becomes points, and the turn is over.
rule-KB-2-3 = A one empties the hand, and the turn is over.
rule-KB-2-4 = The next player begins with an empty hand.

chapter-KB-3 = The end
rule-KB-3-1 = Whoever keeps enough to reach the goal ends the game at once.
rule-KB-3-2 = The most points win.
