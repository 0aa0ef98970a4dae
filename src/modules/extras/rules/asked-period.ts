import { toInstant } from '#kernel/bangkok-time.ts';
import { isForward, type Period } from '#kernel/period.ts';
import { endMissing, periodBackwards, startMissing } from './problems.ts';

/** The rental for which stock is asked: both ends or none, the first before the second. */
export const askedPeriod = (startDate: string | undefined, endDate: string | undefined): Period | null => {
  if (!startDate && !endDate) return null;
  if (!startDate) throw startMissing();
  if (!endDate) throw endMissing();
  const period = { from: toInstant(startDate), until: toInstant(endDate) };
  if (!isForward(period)) throw periodBackwards();
  return period;
};
