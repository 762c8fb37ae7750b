// How things move: points on the screen, and the frames between two of them. Only transform and opacity ever change.
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const EASE = {
  out: "cubic-bezier(.2,.8,.2,1)",
  walk: "cubic-bezier(.35,.1,.25,1)",
  in: "cubic-bezier(.5,0,.9,.4)",
} as const;

const STEP_TIME = 90;
const BOB = 3;

export const distance = (from: Spot, to: Spot): number => Math.hypot(to.x - from.x, to.y - from.y);

/** How long a walk takes: the farther, the longer, but never long. */
export const walkTime = (from: Spot, to: Spot): number => Math.min(700, 240 + 0.35 * distance(from, to));

/** From a place relative to where something stands, along a slight arc, up and down with every step. */
export function walk(by: Spot, time: number): Keyframe[] {
  const steps = Math.max(4, Math.round(time / STEP_TIME));
  const arc = Math.min(36, Math.hypot(by.x, by.y) * 0.12);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const left = 1 - step / steps;
    const lift = Math.sin(Math.PI * left) * arc + (step % 2 && step < steps ? BOB : 0);
    return { transform: `translate(${by.x * left}px, ${by.y * left - lift}px)` };
  });
}

/** From a place relative to where something lies, straight. */
export const slide = (by: Spot): Keyframe[] => [{ transform: `translate(${by.x}px, ${by.y}px)` }, { transform: "none" }];

/** Stands a while where it stood before, and then slides past others; what goes in front is drawn over them. */
export const pass = (by: Spot, inFront: boolean): Keyframe[] => {
  const there = { transform: `translate(${by.x}px, ${by.y}px)`, zIndex: inFront ? 2 : 0 };
  return [there, { ...there, offset: 0.45, easing: EASE.walk }, { ...there, transform: "none" }];
};

/** Away to a place relative to where something lies, growing smaller. */
export const sail = (by: Spot): Keyframe[] => [
  { transform: "none", opacity: 1 },
  { transform: "translate(0, -14px) scale(1.04)", opacity: 1, offset: 0.25 },
  { transform: `translate(${by.x}px, ${by.y}px) scale(.25)`, opacity: 0.2 },
];

/** A die that falls in from the side and bounces three times. */
export const tumble = (by: Spot): Keyframe[] => [
  { transform: `translate(${by.x}px, ${by.y - 160}px) rotate(-300deg)`, opacity: 0 },
  { transform: `translate(${by.x * 0.55}px, 0px) rotate(-180deg)`, opacity: 1, offset: 0.38 },
  { transform: `translate(${by.x * 0.32}px, -46px) rotate(-110deg)`, offset: 0.54 },
  { transform: `translate(${by.x * 0.14}px, 0px) rotate(-52deg)`, offset: 0.7 },
  { transform: `translate(${by.x * 0.05}px, -14px) rotate(-18deg)`, offset: 0.84 },
  { transform: "none", opacity: 1 },
];

/** From so many degrees to where something lies. */
export const turn = (degrees: number): Keyframe[] => [{ transform: `rotate(${degrees}deg)` }, { transform: "none" }];

export const turnOver: Keyframe[] = [{ transform: "scaleX(0)" }, { transform: "none" }];
