/** The largest display order that a form accepts. */
const LAST = 10_000;

/** The display order that puts a new item after all existing ones. */
export const orderAfter = (existing: readonly { displayOrder: number }[]): number =>
  Math.min(Math.max(0, ...existing.map(({ displayOrder }) => displayOrder)) + 1, LAST);
