/** The growth in whole percent; null if the previous figure is zero or negative. */
export const growth = (now: number, before: number): number | null =>
  before <= 0 ? null : Math.round(((now - before) / before) * 100);

/** A part in whole percent of the whole, at most 100; null if the whole is zero. */
export const share = (part: number, whole: number): number | null =>
  whole <= 0 ? null : Math.min(100, Math.round((part / whole) * 100));
