// What is heard, made and not recorded: dice on leather, wood set down on stone, a low drum. Only data, and how a stroke is struck.

export const SOUNDS = ["dice", "step", "turn"] as const;
export type Sound = (typeof SOUNDS)[number];

/** One stroke: a skin or a piece of wood that rings, or a grain of noise, falling from one pitch to another while it dies away. */
export interface Stroke {
  /** Seconds after the beginning. */
  readonly at: number;
  readonly length: number;
  /** From silence to 1, before everything is made quiet. */
  readonly loudness: number;
  /** Hertz. */
  readonly from: number;
  readonly to: number;
  readonly grain?: boolean;
}

const SILENCE = 0.0001; // what fades evenly never reaches zero
const ATTACK = 0.004;
const NARROW = 1.1;

/** A die that falls: the knock, and the leather under it. */
const knock = (at: number, loudness: number): readonly Stroke[] => [
  { at, length: 0.035, loudness, from: 1900, to: 1300, grain: true },
  { at, length: 0.05, loudness: loudness * 0.5, from: 330, to: 250 },
];

export const SCORES: Readonly<Record<Sound, readonly Stroke[]>> = {
  dice: [knock(0, 0.7), knock(0.07, 0.55), knock(0.12, 0.6), knock(0.21, 0.4), knock(0.28, 0.3), knock(0.39, 0.18)].flat(),
  step: [
    { at: 0, length: 0.03, loudness: 0.5, from: 1700, to: 1100, grain: true },
    { at: 0, length: 0.1, loudness: 0.6, from: 235, to: 170 },
    { at: 0, length: 0.05, loudness: 0.2, from: 640, to: 570 },
  ],
  turn: [
    { at: 0, length: 0.4, loudness: 0.6, from: 104, to: 66 },
    { at: 0.2, length: 0.6, loudness: 1, from: 98, to: 58 },
    { at: 0.2, length: 0.05, loudness: 0.25, from: 420, to: 220, grain: true },
  ],
};

/** Half a second of noise, to take grains from. */
export function noiseOf(context: BaseAudioContext): AudioBuffer {
  const noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return noise;
}

/** Let a stroke be heard through `out`, so many seconds after the beginning of its context. */
export function strike(out: AudioNode, noise: AudioBuffer, stroke: Stroke, begins: number): void {
  const { context } = out;
  const [from, to] = [begins + stroke.at, begins + stroke.at + stroke.length];
  const falling = (pitch: AudioParam): void => {
    pitch.setValueAtTime(stroke.from, from);
    pitch.exponentialRampToValueAtTime(stroke.to, to);
  };
  const fading = context.createGain();
  fading.gain.setValueAtTime(SILENCE, from);
  fading.gain.exponentialRampToValueAtTime(stroke.loudness, from + ATTACK);
  fading.gain.exponentialRampToValueAtTime(SILENCE, to);
  fading.connect(out);
  const source = stroke.grain ? grain(context, noise, falling, fading) : ringing(context, falling, fading);
  source.start(from);
  source.stop(to);
}

type Falling = (pitch: AudioParam) => void;

function ringing(context: BaseAudioContext, falling: Falling, into: AudioNode): AudioScheduledSourceNode {
  const tone = context.createOscillator();
  falling(tone.frequency);
  tone.connect(into);
  return tone;
}

function grain(context: BaseAudioContext, noise: AudioBuffer, falling: Falling, into: AudioNode): AudioScheduledSourceNode {
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = NARROW;
  falling(filter.frequency);
  source.connect(filter).connect(into);
  return source;
}
