import { toInstant } from './bangkok-time.ts';
import { isForward, type Period } from './period.ts';
import { type FieldProblems, fieldProblem, refuseWrong, wrongField } from './problem.ts';

/** Null when both ends are missing. 422 when one is missing or off the half hour, or the end is not after the start. */
export const parsePeriod = (startDate: string | undefined, endDate: string | undefined): Period | null => {
  const period = agreedPeriod(startDate, endDate);
  if (period) refuseOffTheHalfHour(period);
  return period;
};

/** As `parsePeriod`, but with any minute: for reads about a booking that was agreed before its times were refused. */
export const agreedPeriod = (startDate: string | undefined, endDate: string | undefined): Period | null => {
  if (!startDate && !endDate) return null;
  if (!startDate) throw wrongField('startDate', 'rental.pick-up-required');
  if (!endDate) throw wrongField('endDate', 'rental.return-required');
  return forward(startDate, endDate);
};

export const requirePeriod = (startDate: string, endDate: string): Period => {
  const period = forward(startDate, endDate);
  refuseOffTheHalfHour(period);
  return period;
};

const forward = (startDate: string, endDate: string): Period => {
  const period = { from: toInstant(startDate), until: toInstant(endDate) };
  if (!isForward(period)) throw wrongField('endDate', 'rental.backwards');
  return period;
};

export type PeriodFields = Readonly<{ pickUp: string; dropOff: string }>;

// Bangkok is a whole number of hours from UTC, so half hours in Bangkok are half hours in UTC.
const HALF_HOUR = 1_800_000;

/** Rentals begin and end on the hour or half hour in Bangkok: the problems of a period that does not, by field. */
export const offTheHalfHour = ({ from, until }: Period, { pickUp, dropOff }: PeriodFields): FieldProblems =>
  Object.fromEntries(
    [
      { field: pickUp, at: from },
      { field: dropOff, at: until },
    ]
      .filter(({ at }) => at.epochMilliseconds % HALF_HOUR !== 0)
      .map(({ field }) => [field, fieldProblem('rental.half-hour')]),
  );

/** What is wrong with a period by itself: times off the half hour, an end not after the start. Nothing if an end is missing. */
export const ownProblems = (
  from: string | undefined,
  until: string | undefined,
  fields: PeriodFields,
): FieldProblems => {
  if (!from || !until) return {};
  const period = { from: toInstant(from), until: toInstant(until) };
  const backwards = { [fields.dropOff]: fieldProblem('rental.backwards') };
  return { ...(!isForward(period) && backwards), ...offTheHalfHour(period, fields) };
};

/** 422 for `startDate` or `endDate` off the half hour. An end that stays as it was `before` may be off it. */
export const refuseOffTheHalfHour = (period: Period, before?: Period): void => {
  const { startDate, endDate } = offTheHalfHour(period, { pickUp: 'startDate', dropOff: 'endDate' });
  refuseWrong({
    ...(startDate && !before?.from.equals(period.from) && { startDate }),
    ...(endDate && !before?.until.equals(period.until) && { endDate }),
  });
};
