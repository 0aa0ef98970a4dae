/** By how many percent, whole, a figure grew; null where there was nothing before, or less than nothing. */
export const growth = (now: number, before: number): number | null =>
  before <= 0 ? null : Math.round(((now - before) / before) * 100);

/** A part of a whole in whole percent, at most 100; null of nothing. */
export const share = (part: number, whole: number): number | null =>
  whole <= 0 ? null : Math.min(100, Math.round((part / whole) * 100));
