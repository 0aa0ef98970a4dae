import { toInstant } from './bangkok-time.ts';
import { isForward, type Period } from './period.ts';
import { Problem } from './problem.ts';

/** The period that a call asks for: both ends or none, the first before the second. A date alone means 09:00. */
export const askedPeriod = (startDate: string | undefined, endDate: string | undefined): Period | null => {
  if (!startDate && !endDate) return null;
  if (!startDate) throw wrongField('startDate', 'Pickup date is required');
  if (!endDate) throw wrongField('endDate', 'Return date is required');
  return neededPeriod(startDate, endDate);
};

export const neededPeriod = (startDate: string, endDate: string): Period => {
  const period = { from: toInstant(startDate), until: toInstant(endDate) };
  if (!isForward(period)) throw wrongField('endDate', 'Return date must be after pickup date');
  return period;
};

const wrongField = (field: string, sentence: string) =>
  new Problem(422, 'form.invalid', sentence, { fields: { [field]: sentence } });
