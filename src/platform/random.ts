/** A reproducible random generator: the same seed yields the same numbers. */
export type Chance = Readonly<{
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** A whole number, both ends included. */
  whole: (least: number, most: number) => number;
  is: (probability: number) => boolean;
  pick: <One>(list: readonly One[]) => One;
  /** As pick, where each entry has a weight of its own. */
  weighted: <One>(list: readonly (readonly [weight: number, one: One])[]) => One;
  shuffled: <One>(list: readonly One[]) => One[];
  bytes: (count: number) => Uint8Array;
  /** An id that sorts by its moment, as the database's own ids do. */
  id: (at: Temporal.Instant) => string;
}>;

/** A stream of its own for each subject, so that a change to one leaves the others as they were. */
export const chanceOf = (seed: number, subject: string): Chance => {
  const next = mulberry32(seed ^ hashOf(subject));
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => whole(0, 255));
  return {
    next,
    whole,
    is: (probability) => next() < probability,
    pick: (list) => entry(list, Math.floor(next() * list.length)),
    weighted: (list) => {
      let left = next() * list.reduce((all, [weight]) => all + weight, 0);
      for (const [weight, one] of list) {
        left -= weight;
        if (left < 0) return one;
      }
      return entry(list, list.length - 1)[1];
    },
    shuffled: (list) =>
      list
        .map((one) => ({ one, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ one }) => one),
    bytes,
    id: (at) => timedId(at, bytes(10)),
  };
};

const entry = <One>(list: readonly One[], index: number): One => {
  const one = list[index];
  if (one === undefined) throw new RangeError('There is nothing to pick from');
  return one;
};

/** Tommy Ettinger's generator: small, fast, good enough for believable data, useless for secrets. */
const mulberry32 = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619), 2_166_136_261) >>> 0;

/** A UUID of version 7: 48 bits of time, the rest chance. */
const timedId = (at: Temporal.Instant, chance: Uint8Array): string => {
  const time = at.epochMilliseconds.toString(16).padStart(12, '0');
  const [a = 0, b = 0, c = 0, d = 0, ...rest] = chance;
  const hex = [0x70 | (a & 0x0f), b, 0x80 | (c & 0x3f), d, ...rest].map((byte) => byte.toString(16).padStart(2, '0'));
  const digits = `${time}${hex.join('')}`;
  return [8, 12, 16, 20, 32].map((end, part, ends) => digits.slice(part === 0 ? 0 : ends[part - 1], end)).join('-');
};
