"""Motion that stops as it begins, so that a test can look at it."""

from typing import Final

# Whatever begins to move stays where it is, and nobody's patience ends.
FREEZE: Final = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...frames) {
  const animation = animate.apply(this, frames);
  animation.pause();
  return animation;
};
window.setTimeout = () => 0;
"""
FROZEN: Final = """
() => document.getAnimations().filter((each) => each.constructor === Animation && each.playState === "paused").length
"""
