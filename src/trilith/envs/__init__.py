"""The games where learners look for them: PettingZoo, Gymnasium, OpenSpiel, and many games in one call."""
