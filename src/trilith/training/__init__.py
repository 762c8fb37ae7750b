"""How the weights of values are learned: self-play, targets, a learner in numpy. Needs the extra `train`."""
