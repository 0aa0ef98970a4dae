import { bangkokClock } from '#kernel/bangkok-clock.ts';
import type { BookableDays } from '#kernel/booking-limits.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';

/**
 * The fields of a search: where, from when, until when. Dates `YYYY-MM-DD`, empty when not chosen; times `HH:MM`. Read
 * from an address, they may be any text: see `searchProblems`.
 */
export type SearchFields = Readonly<{
  location: string;
  /** Where it comes back; left out for the same place. */
  dropoffLocation?: string | undefined;
  pickupDate: CalendarDate | '';
  pickupTime: string;
  returnDate: CalendarDate | '';
  returnTime: string;
  /** How old the driver is at the pick-up, in digits; left out until it is said. */
  driverAge?: string | undefined;
}>;

/** A problem in a field; `sentence` is its translation key. */
export type SearchProblem = Readonly<{ field: keyof SearchFields; sentence: Sentence }>;

type Sentence =
  | 'locationMissing'
  | 'locationUnknown'
  | 'pickupMissing'
  | 'pickupUnreadable'
  | 'pickupPast'
  | 'pickupTimePast'
  | 'returnMissing'
  | 'returnUnreadable'
  | 'returnBeforePickup'
  | 'timeUnreadable';

/** The time of pick-up and of return until another is chosen. */
export const defaultTime = '09:00';

export const noSearch: SearchFields = {
  location: '',
  pickupDate: '',
  pickupTime: defaultTime,
  returnDate: '',
  returnTime: defaultTime,
};

type Times = Pick<SearchFields, 'pickupDate' | 'pickupTime' | 'returnDate' | 'returnTime'>;

/**
 * Choosing a pick-up date keeps a return that is later; any other comes on the next day. A date on which nothing can
 * begin leaves the return alone.
 */
export const choosePickupDate = <Chosen extends Times>(
  before: Chosen,
  pickupDate: CalendarDate | '',
  { first, last }: BookableDays,
): Chosen => {
  const { pickupTime, returnDate, returnTime } = before;
  const isPossible = isRealDate(pickupDate) && pickupDate >= first && pickupDate <= last;
  const isLater = returnDate !== '' && `${returnDate}T${returnTime}` > `${pickupDate}T${pickupTime}`;
  return { ...before, pickupDate, ...(isPossible && !isLater && { returnDate: addDays(pickupDate, 1) }) };
};

/** Choosing a pick-up time sets the return time to the same value. */
export const choosePickupTime = (fields: SearchFields, time: string): SearchFields => ({
  ...fields,
  pickupTime: time,
  returnTime: time,
});

/** Replaces what the controls cannot show: a date that does not exist by none, a time off the half hour by the default. */
export const showable = ({
  location,
  dropoffLocation,
  pickupDate,
  pickupTime,
  returnDate,
  returnTime,
  driverAge,
}: SearchFields): SearchFields => ({
  location,
  ...(dropoffLocation && { dropoffLocation }),
  pickupDate: isRealDate(pickupDate) ? pickupDate : '',
  pickupTime: isHalfHour(pickupTime) ? pickupTime : defaultTime,
  returnDate: isRealDate(returnDate) ? returnDate : '',
  returnTime: isHalfHour(returnTime) ? returnTime : defaultTime,
  ...(driverAge && { driverAge }),
});

/** The Bangkok wall clock as `YYYY-MM-DDTHH:MM` at a Unix time in milliseconds. */
export const clockAt = (nowMs: number): string => bangkokClock(nowMs).slice(0, 16);

/** One problem for each required field of Quick Search that is empty. */
export const missingSearchFields = ({ location, pickupDate, returnDate }: SearchFields): SearchProblem[] => [
  ...(location ? [] : [{ field: 'location', sentence: 'locationMissing' } as const]),
  ...(pickupDate ? [] : [{ field: 'pickupDate', sentence: 'pickupMissing' } as const]),
  ...(returnDate ? [] : [{ field: 'returnDate', sentence: 'returnMissing' } as const]),
];

/**
 * The problems in dates and times: the unreadable ones, or if there are none, a missing date, a past pick-up, or a
 * return before it. Having no dates is no problem.
 */
export const searchProblems = (fields: SearchFields, clock: string): SearchProblem[] => {
  const { pickupDate, pickupTime, returnDate, returnTime } = fields;
  const problems: SearchProblem[] = [];
  if (pickupDate && !isRealDate(pickupDate)) problems.push({ field: 'pickupDate', sentence: 'pickupUnreadable' });
  if (returnDate && !isRealDate(returnDate)) problems.push({ field: 'returnDate', sentence: 'returnUnreadable' });
  if (!isHalfHour(pickupTime)) problems.push({ field: 'pickupTime', sentence: 'timeUnreadable' });
  if (!isHalfHour(returnTime)) problems.push({ field: 'returnTime', sentence: 'timeUnreadable' });
  if (problems.length > 0) return problems;
  if (!pickupDate && returnDate) problems.push({ field: 'pickupDate', sentence: 'pickupMissing' });
  if (pickupDate && !returnDate) problems.push({ field: 'returnDate', sentence: 'returnMissing' });
  if (pickupDate && pickupDate < clock.slice(0, 10)) problems.push({ field: 'pickupDate', sentence: 'pickupPast' });
  else if (pickupDate && `${pickupDate}T${pickupTime}` < clock)
    problems.push({ field: 'pickupTime', sentence: 'pickupTimePast' });
  if (pickupDate && returnDate && `${returnDate}T${returnTime}` <= `${pickupDate}T${pickupTime}`)
    problems.push({ field: 'returnDate', sentence: 'returnBeforePickup' });
  return problems;
};

/** Whether a text is an existing calendar date between 2000 and 2099. */
export const isRealDate = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

const isHalfHour = (text: string): boolean => /^([01]\d|2[0-3]):(00|30)$/.test(text);
