/** Nine seats stand in threes, not two, three and four. */
const threes = 9;

/**
 * The seats of each row, from the front: 5 are 2 and 3, 7 are 2, 3 and 2, a van's 12 are 2, 3, 3 and 4. The rows count up
 * to exactly `seats`.
 */
export const seatRows = (bodyType: string, seats: number): readonly number[] => {
  const isVan = bodyType === 'van';
  if (seats <= 2) return [seats];
  if (seats === 3) return isVan || bodyType === 'pick-up' ? [3] : [2, 1];
  if (seats === threes) return [3, 3, 3];
  if (seats === 7 && !isVan) return [2, 3, 2];
  return [2, ...behind(seats - 2, isVan)];
};

/** Rows of two and three, the smaller ones first; in a van a last row of four rather than one seat alone. */
const behind = (seats: number, isVan: boolean): number[] => {
  const last = isVan && seats > 4 && seats % 3 === 1 ? [4] : [];
  const others = seats - (last[0] ?? 0);
  const rows = Math.ceil(others / 3);
  const pairs = rows * 3 - others;
  return [...Array.from({ length: rows }, (_, row) => (row < pairs ? 2 : 3)), ...last];
};
