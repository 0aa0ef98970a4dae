/** The last that a form can ask for. */
const LAST = 10_000;

/** The order that puts something new behind all that is there. */
export const orderAfter = (existing: readonly { displayOrder: number }[]): number =>
  Math.min(Math.max(0, ...existing.map(({ displayOrder }) => displayOrder)) + 1, LAST);
