import { toInstant } from './bangkok-time.ts';
import { isForward, type Period } from './period.ts';
import { wrongField } from './problem.ts';

/** Null when both ends are missing. 422 when only one is missing, or the end is not after the start. */
export const parsePeriod = (startDate: string | undefined, endDate: string | undefined): Period | null => {
  if (!startDate && !endDate) return null;
  if (!startDate) throw wrongField('startDate', 'rental.pick-up-required');
  if (!endDate) throw wrongField('endDate', 'rental.return-required');
  return requirePeriod(startDate, endDate);
};

export const requirePeriod = (startDate: string, endDate: string): Period => {
  const period = { from: toInstant(startDate), until: toInstant(endDate) };
  if (!isForward(period)) throw wrongField('endDate', 'rental.backwards');
  return period;
};
