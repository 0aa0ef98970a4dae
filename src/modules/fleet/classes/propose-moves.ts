import type { Period } from '#kernel/period.ts';
import type { Tx } from '#platform/database/database.ts';
import { closeGaps } from '../rules/classes/close-gaps.ts';
import type { Move } from '../rules/classes/find-seat.ts';
import { readClass } from './class-store.ts';

const HOUR_MS = 3_600_000;

type Gaps = Readonly<{
  categoryId: string;
  window: Period;
  /** The shortest rental. */
  leastHours: number;
  turnoverHours: number;
  now: Temporal.Instant;
}>;

/** What would gather the free time of a class in a window into larger gaps, and what that wins. */
export const proposeMoves = async (tx: Tx, { categoryId, window, leastHours, turnoverHours, now }: Gaps) => {
  const { vehicleIds, seating } = await readClass(tx, { categoryId, from: now, now });
  return closeGaps(vehicleIds, seating, {
    from: window.from.epochMilliseconds,
    until: window.until.epochMilliseconds,
    least: leastHours * HOUR_MS,
    turnover: turnoverHours * HOUR_MS,
  });
};

type Moves = Readonly<{ categoryId: string; moves: readonly Move[]; now: Temporal.Instant }>;

/** Whether each of these rentals is tentative, has the vehicle that it is to leave, and may be given the other one. */
export const areMovable = async (tx: Tx, { categoryId, moves, now }: Moves): Promise<boolean> => {
  const { tentative } = (await readClass(tx, { categoryId, from: now, now })).seating;
  return moves.every(({ id, from, to }) =>
    tentative.some((row) => row.id === id && row.vehicleId === from && row.suits.includes(to)),
  );
};
