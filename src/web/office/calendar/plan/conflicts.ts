import { HOUR_MS, type Span } from './geometry.ts';

type Rental = Span & Readonly<{ id: string; stage: string }>;

/** Two rentals of one vehicle that follow each other too closely; below 0 they overlap by so many hours. */
export type Conflict = Readonly<{ before: string; after: string; gapHours: number }>;

/**
 * Where a vehicle's next pick-up is closer to a return than the turnover takes, judged by today's interval. What is
 * cancelled takes no vehicle, and one that is back was in time.
 */
export const conflictsAmong = (rentals: readonly Rental[], turnoverHours: number): Conflict[] => {
  const inOrder = rentals.filter(({ stage }) => stage !== 'cancelled').sort((a, b) => a.from - b.from);
  return inOrder.slice(1).flatMap((after, index) => {
    const before = lastBack(inOrder.slice(0, index + 1));
    if (!before || before.stage === 'completed') return [];
    const gapHours = (after.from - before.until) / HOUR_MS;
    return gapHours < turnoverHours ? [{ before: before.id, after: after.id, gapHours }] : [];
  });
};

/** Of those that begin earlier, the one that comes back last. */
const lastBack = (rentals: readonly Rental[]): Rental | undefined =>
  rentals.reduce<Rental | undefined>((last, one) => (last && last.until >= one.until ? last : one), undefined);
