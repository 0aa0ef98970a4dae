import { toInstant } from '#kernel/bangkok-time.ts';
import { isForward, type Period } from '#kernel/period.ts';
import { endMissing, periodBackwards, startMissing } from './problems.ts';

/** The period that a search asks for: both ends or none, the first before the second. A date alone means 09:00. */
export const askedPeriod = (startDate: string | undefined, endDate: string | undefined): Period | null => {
  if (!startDate && !endDate) return null;
  if (!startDate) throw startMissing();
  if (!endDate) throw endMissing();
  return neededPeriod(startDate, endDate);
};

export const neededPeriod = (startDate: string, endDate: string): Period => {
  const period = { from: toInstant(startDate), until: toInstant(endDate) };
  if (!isForward(period)) throw periodBackwards();
  return period;
};

/** The rental and the turnover after it: the time for which a vehicle must be free. */
export const withTurnover = ({ from, until }: Period, turnoverHours: number): Period => ({
  from,
  until: until.add({ minutes: turnoverHours * 60 }),
});
