import { addDays, daysBetween } from '#kernel/calendar-date.ts';
import type { DataOf } from '../api/routes.ts';
import { dateOf, timeOf } from '../ui/dates.ts';
import type { SearchFields } from './search-fields.ts';

/** The places and times of a rental. Dates `YYYY-MM-DD` and places by name, empty until chosen; times `HH:MM`. */
export type Rental = Readonly<{
  pickupLocation: string;
  dropoffLocation: string;
  pickupDate: string;
  pickupTime: string;
  returnDate: string;
  returnTime: string;
  /** How old the main driver is at the pick-up, in digits; left out until it is said. */
  driverAge?: string | undefined;
}>;

/** A booking begins and ends at 10:00 unless another time is chosen. */
const DEFAULT_TIME = '10:00';

export const noRental: Rental = {
  pickupLocation: '',
  dropoffLocation: '',
  pickupDate: '',
  pickupTime: DEFAULT_TIME,
  returnDate: '',
  returnTime: DEFAULT_TIME,
};

type Booked = Pick<DataOf<'GET /bookings/:id'>, 'pickupLocation' | 'dropoffLocation' | 'pickupDate' | 'returnDate'>;

/** The rental of an existing booking. */
export const rentalOf = ({ pickupLocation, dropoffLocation, pickupDate, returnDate }: Booked): Rental => ({
  pickupLocation,
  dropoffLocation,
  pickupDate: dateOf(pickupDate),
  pickupTime: timeOf(pickupDate),
  returnDate: dateOf(returnDate),
  returnTime: timeOf(returnDate),
});

/** The rental that an address describes; parameters it lacks are taken from `before`. */
export const rentalFrom = (query: URLSearchParams, before: Rental = noRental): Rental => {
  const read = (name: string, looks: RegExp) => looks.exec(query.get(name) ?? '')?.[0];
  const named = read('location', place);
  const driverAge = read('driverAge', age) ?? before.driverAge;
  return {
    pickupLocation: named ?? before.pickupLocation,
    dropoffLocation: read('dropoffLocation', place) ?? named ?? before.dropoffLocation,
    pickupDate: read('pickupDate', date) ?? before.pickupDate,
    pickupTime: read('pickupTime', halfHour) ?? before.pickupTime,
    returnDate: read('returnDate', date) ?? before.returnDate,
    returnTime: read('returnTime', halfHour) ?? before.returnTime,
    ...(driverAge && { driverAge }),
  };
};

/** The rental that a search asks for. */
export const rentalOfSearch = ({ location, dropoffLocation = location, ...times }: SearchFields): Rental => ({
  ...times,
  pickupLocation: location,
  dropoffLocation,
});

const place = /^.{1,200}$/;
const date = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const age = /^(1[6-9]|[2-9]\d)$/;
const halfHour = /^([01]\d|2[0-3]):(00|30)$/;

export const isSameRental = (one: Rental, other: Rental): boolean =>
  Object.entries(one).every(([name, value]) => Object(other)[name] === value);

export type PeriodTexts = Readonly<{ startDate: string; endDate: string }>;

/** The period in the API's format; null unless both dates are valid and in order. */
export const periodOf = ({ pickupDate, pickupTime, returnDate, returnTime }: Rental): PeriodTexts | null => {
  const [startDate, endDate] = [`${pickupDate}T${pickupTime}`, `${returnDate}T${returnTime}`];
  return isDate(pickupDate) && isDate(returnDate) && startDate < endDate ? { startDate, endDate } : null;
};

const isDate = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The listing path for the same pick-up place and period. */
export const otherVehiclesPath = ({
  pickupLocation,
  dropoffLocation,
  pickupDate,
  pickupTime,
  returnDate,
  returnTime,
  driverAge = '',
}: Rental): string => {
  const elsewhere = dropoffLocation === pickupLocation ? '' : dropoffLocation;
  const times = { pickupDate, pickupTime, returnDate, returnTime };
  const pairs = Object.entries({ location: pickupLocation, dropoffLocation: elsewhere, ...times, driverAge });
  const isDated = pickupDate !== '' && returnDate !== '';
  const shown = pairs.filter(([name, value]) => value !== '' && (isDated || name === 'location'));
  return shown.length === 0 ? '/vehicles' : `/vehicles?${new URLSearchParams(shown)}`;
};

const halfHourMs = 1_800_000;
const asMs = (local: string) => Date.parse(`${local}:00Z`);
const asLocal = (ms: number) => new Date(ms).toISOString().slice(0, 16);

type Times = Pick<Rental, 'pickupDate' | 'pickupTime' | 'returnDate' | 'returnTime'>;

/** Moves a rental of the same length to a wall-clock time (`YYYY-MM-DDTHH:MM`), rounded up to the half hour. */
export const movedTo = <Moved extends Times>(rental: Moved, from: string): Moved => {
  const { pickupDate, pickupTime, returnDate, returnTime } = rental;
  const length = asMs(`${returnDate}T${returnTime}`) - asMs(`${pickupDate}T${pickupTime}`);
  const start = Math.ceil(asMs(from.slice(0, 16)) / halfHourMs) * halfHourMs;
  const [startText, endText] = [asLocal(start), asLocal(start + length)];
  return {
    ...rental,
    pickupDate: startText.slice(0, 10),
    pickupTime: startText.slice(11),
    returnDate: endText.slice(0, 10),
    returnTime: endText.slice(11),
  };
};

/**
 * The same places, times and length again: on the first same weekday that is at least a week after `today`
 * (`YYYY-MM-DD`) and no earlier than before.
 */
export const again = (rental: Rental, today: string): Rental => {
  const weeks = Math.max(0, Math.ceil(daysBetween(rental.pickupDate, today) / 7) + 1);
  return movedTo(rental, `${addDays(rental.pickupDate, 7 * weeks)}T${rental.pickupTime}`);
};

/** Whether every field is filled and the rental ends after it begins. */
export const isWhole = (rental: Rental) => Object.values(rental).every((value) => value !== '') && isForward(rental);

const isForward = ({ pickupDate, pickupTime, returnDate, returnTime }: Rental) =>
  `${pickupDate}T${pickupTime}` < `${returnDate}T${returnTime}`;

export type RentalProblem = Readonly<{
  field: keyof Rental;
  sentence:
    | 'pickupLocationRequired'
    | 'dropoffLocationRequired'
    | 'pickupDateRequired'
    | 'returnDateRequired'
    | 'pickupInThePast'
    | 'returnNotAfterPickup';
}>;

/** The problems in a rental's places and times; `clock` is the Bangkok wall clock, `YYYY-MM-DDTHH:MM`. */
export const rentalProblems = (rental: Rental, clock: string): RentalProblem[] => {
  const { pickupLocation, dropoffLocation, pickupDate, pickupTime, returnDate } = rental;
  const problems: RentalProblem[] = [];
  if (!pickupLocation) problems.push({ field: 'pickupLocation', sentence: 'pickupLocationRequired' });
  if (!dropoffLocation) problems.push({ field: 'dropoffLocation', sentence: 'dropoffLocationRequired' });
  if (!pickupDate) problems.push({ field: 'pickupDate', sentence: 'pickupDateRequired' });
  if (!returnDate) problems.push({ field: 'returnDate', sentence: 'returnDateRequired' });
  if (pickupDate && `${pickupDate}T${pickupTime}` < clock)
    problems.push({ field: 'pickupDate', sentence: 'pickupInThePast' });
  if (pickupDate && returnDate && !isForward(rental))
    problems.push({ field: 'returnDate', sentence: 'returnNotAfterPickup' });
  return problems;
};
