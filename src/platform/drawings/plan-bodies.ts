/** A body seen from above, in centimetres from its nose, and half its widths. */
export type PlanBody = Readonly<{
  length: number;
  half: number;
  /** How round the nose and the tail are. */
  nose: number;
  tail: number;
  /** The lower edge of the windscreen, and where the seats of the first row end. */
  cowl: number;
  firstBack: number;
  /** Where the inside ends: at the gate, or at the rear window of a body with a lid or a bed. */
  end: number;
  /** The most between two rows. */
  pitch: number;
  behind: 'gate' | 'lid' | 'bed';
  seat: 'cloth' | 'leather';
}>;

export const planBodies = {
  'city-car': {
    length: 366,
    half: 82,
    nose: 34,
    tail: 17,
    cowl: 84,
    firstBack: 206,
    end: 352,
    pitch: 88,
    behind: 'gate',
    seat: 'cloth',
  },
  hatchback: {
    length: 400,
    half: 86,
    nose: 36,
    tail: 18,
    cowl: 98,
    firstBack: 222,
    end: 386,
    pitch: 90,
    behind: 'gate',
    seat: 'cloth',
  },
  sedan: {
    length: 458,
    half: 88,
    nose: 38,
    tail: 20,
    cowl: 116,
    firstBack: 240,
    end: 352,
    pitch: 92,
    behind: 'lid',
    seat: 'cloth',
  },
  suv: {
    length: 464,
    half: 94,
    nose: 32,
    tail: 17,
    cowl: 116,
    firstBack: 238,
    end: 449,
    pitch: 92,
    behind: 'gate',
    seat: 'cloth',
  },
  'pick-up': {
    length: 524,
    half: 94,
    nose: 32,
    tail: 9,
    cowl: 118,
    firstBack: 238,
    end: 338,
    pitch: 84,
    behind: 'bed',
    seat: 'cloth',
  },
  van: {
    length: 560,
    half: 96,
    nose: 30,
    tail: 11,
    cowl: 58,
    firstBack: 168,
    end: 546,
    pitch: 92,
    behind: 'gate',
    seat: 'cloth',
  },
  electric: {
    length: 436,
    half: 91,
    nose: 34,
    tail: 18,
    cowl: 92,
    firstBack: 222,
    end: 421,
    pitch: 96,
    behind: 'gate',
    seat: 'leather',
  },
  luxury: {
    length: 488,
    half: 93,
    nose: 36,
    tail: 22,
    cowl: 132,
    firstBack: 258,
    end: 376,
    pitch: 98,
    behind: 'lid',
    seat: 'leather',
  },
} as const satisfies Record<string, PlanBody>;

export type PlanType = keyof typeof planBodies;

/** Whether it is a body with a cabin; a scooter has none. */
export const isPlanType = (body: string): body is PlanType => Object.hasOwn(planBodies, body);
