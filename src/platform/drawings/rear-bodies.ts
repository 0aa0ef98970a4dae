/** The rear of a body, in centimetres: heights from the ground, widths from the middle. */
export type RearBody = Readonly<{
  /** Units of the drawing for a centimetre, as in the side view of the same body. */
  scale: number;
  height: number;
  /** Half the width at the hips, at the belt line under the window, and of the roof. */
  hips: number;
  belt: number;
  roof: number;
  hipsAt: number;
  beltAt: number;
  /** How far the roof's edge lies under its middle. */
  crown: number;
  /** The lower edge of the bumper. */
  bottom: number;
  /** The window: its upper edge, and half its widths above and below. */
  window: Readonly<{ top: number; bottom: number; above: number; below: number }>;
  lamp: Readonly<{
    kind: 'blade' | 'drop' | 'pillar';
    from: number;
    to: number;
    inner: number;
    amber?: true;
    bar?: 'light' | 'chrome';
  }>;
  tail: 'hatch' | 'lid' | 'bed' | 'doors';
  /** The lower edge of the gate, and the upper one of the bumper. */
  gate: number;
  plate: number;
  tyre: Readonly<{ width: number; inner: number }>;
  rails?: true;
  /** A bumper without paint, or with a plate of metal beneath. */
  bumper: 'painted' | 'dark' | 'skid' | 'step';
  pipes: 0 | 1 | 2;
  blackRoof?: true;
}>;

export const rearBodies = {
  'city-car': {
    scale: 1.27,
    height: 154,
    hips: 82,
    belt: 74,
    roof: 55,
    hipsAt: 66,
    beltAt: 104,
    crown: 7,
    bottom: 22,
    window: { top: 141, bottom: 107, above: 51, below: 62 },
    lamp: { kind: 'drop', from: 76, to: 104, inner: 60 },
    tail: 'hatch',
    gate: 52,
    plate: 80,
    tyre: { width: 17, inner: 56 },
    bumper: 'painted',
    pipes: 0,
  },
  hatchback: {
    scale: 1.25,
    height: 151,
    hips: 86,
    belt: 77,
    roof: 54,
    hipsAt: 68,
    beltAt: 104,
    crown: 7,
    bottom: 21,
    window: { top: 137, bottom: 106, above: 52, below: 63 },
    lamp: { kind: 'blade', from: 84, to: 101, inner: 48 },
    tail: 'hatch',
    gate: 52,
    plate: 74,
    tyre: { width: 19, inner: 58 },
    bumper: 'dark',
    pipes: 1,
  },
  sedan: {
    scale: 1.17,
    height: 145,
    hips: 88,
    belt: 79,
    roof: 52,
    hipsAt: 70,
    beltAt: 99,
    crown: 6,
    bottom: 20,
    window: { top: 135, bottom: 109, above: 48, below: 63 },
    lamp: { kind: 'blade', from: 79, to: 94, inner: 45 },
    tail: 'lid',
    gate: 56,
    plate: 72,
    tyre: { width: 20, inner: 60 },
    bumper: 'dark',
    pipes: 1,
  },
  suv: {
    scale: 1.14,
    height: 178,
    hips: 94,
    belt: 86,
    roof: 64,
    hipsAt: 82,
    beltAt: 119,
    crown: 7,
    bottom: 30,
    window: { top: 163, bottom: 123, above: 60, below: 72 },
    lamp: { kind: 'blade', from: 97, to: 115, inner: 50 },
    tail: 'hatch',
    gate: 66,
    plate: 88,
    tyre: { width: 25, inner: 59 },
    rails: true,
    bumper: 'skid',
    pipes: 0,
  },
  'pick-up': {
    scale: 1.06,
    height: 180,
    hips: 94,
    belt: 92,
    roof: 62,
    hipsAt: 86,
    beltAt: 118,
    crown: 6,
    bottom: 40,
    window: { top: 168, bottom: 128, above: 57, below: 70 },
    lamp: { kind: 'pillar', from: 78, to: 113, inner: 82, amber: true },
    tail: 'bed',
    gate: 68,
    plate: 54,
    tyre: { width: 26, inner: 60 },
    bumper: 'step',
    pipes: 0,
  },
  van: {
    scale: 0.995,
    height: 228,
    hips: 96,
    belt: 95,
    roof: 82,
    hipsAt: 90,
    beltAt: 128,
    crown: 8,
    bottom: 26,
    window: { top: 196, bottom: 132, above: 74, below: 82 },
    lamp: { kind: 'pillar', from: 76, to: 122, inner: 84, amber: true },
    tail: 'doors',
    gate: 52,
    plate: 78,
    tyre: { width: 20, inner: 66 },
    bumper: 'painted',
    pipes: 0,
  },
  electric: {
    scale: 1.2,
    height: 162,
    hips: 91,
    belt: 82,
    roof: 57,
    hipsAt: 74,
    beltAt: 110,
    crown: 7,
    bottom: 22,
    window: { top: 147, bottom: 113, above: 55, below: 68 },
    lamp: { kind: 'blade', from: 93, to: 107, inner: 56, bar: 'light' },
    tail: 'hatch',
    gate: 56,
    plate: 74,
    tyre: { width: 21, inner: 61 },
    bumper: 'dark',
    pipes: 0,
    blackRoof: true,
  },
  luxury: {
    scale: 1.13,
    height: 147,
    hips: 93,
    belt: 83,
    roof: 53,
    hipsAt: 72,
    beltAt: 101,
    crown: 6,
    bottom: 19,
    window: { top: 137, bottom: 110, above: 49, below: 66 },
    lamp: { kind: 'blade', from: 82, to: 95, inner: 40, bar: 'chrome' },
    tail: 'lid',
    gate: 56,
    plate: 62,
    tyre: { width: 23, inner: 61 },
    bumper: 'dark',
    pipes: 2,
  },
} as const satisfies Record<string, RearBody>;
