import type { Period } from '#kernel/period.ts';
import type { Tx } from '#platform/database/database.ts';
import { readClass } from './class-store.ts';
import { closeGaps } from './close-gaps.ts';

type Asked = Readonly<{
  categoryId: string;
  window: Period;
  /** The shortest rental: a shorter gap sells nothing. */
  leastHours: number;
  now: Temporal.Instant;
}>;

/** What would gather the free time of a class in a window into larger gaps, and what that wins. */
export const proposeMoves = async (tx: Tx, { categoryId, window, leastHours, now }: Asked) => {
  const { vehicleIds, seating } = await readClass(tx, { categoryId, now });
  return closeGaps(vehicleIds, seating, {
    from: window.from.epochMilliseconds,
    until: window.until.epochMilliseconds,
    least: leastHours * 3_600_000,
  });
};

/** Whether each of these tentative rentals has the vehicle that it is to leave, and may be given the other one. */
export const mayMove = async (
  tx: Tx,
  {
    categoryId,
    moves,
    now,
  }: { categoryId: string; moves: readonly { id: string; from: string; to: string }[]; now: Temporal.Instant },
): Promise<boolean> => {
  const { tentative } = (await readClass(tx, { categoryId, now })).seating;
  return moves.every(({ id, from, to }) =>
    tentative.some((row) => row.id === id && row.vehicleId === from && row.suits.includes(to)),
  );
};
