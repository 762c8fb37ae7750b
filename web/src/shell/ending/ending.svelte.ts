// Whether the final score is put aside for a look at the table, in the match on screen.
class Ending {
  lookingBack = $state(false);
}

export const ending = new Ending();
