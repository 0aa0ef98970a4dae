import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { isId } from '#kernel/is-id.ts';
import { halfHours } from '../../../ui/form/time-select.tsx';
import { isDay } from '../../list/list-search.ts';
import { type CalendarBooking, stages } from './calendar-payload.ts';
import { DAY_PX } from './geometry.ts';

/** How many days may be shown. */
export const spans = Object.keys(DAY_PX).map(Number);
const USUAL = 30;

export type FreePeriod = Readonly<{ startDate: string; endDate: string }>;

/** The calendar's parameters, kept in the address. A null `from` means today. */
export type CalendarSearch = Readonly<{
  from: CalendarDate | null;
  days: number;
  cancelled: boolean;
  /** Ids of a category and a location; empty for all. */
  category: string;
  location: string;
  /** The rental that the vehicles must be free for, as local times in Bangkok; null for free and taken ones alike. */
  free: FreePeriod | null;
  /** The stage whose bookings stand out; empty for all. */
  stage: CalendarBooking['stage'] | '';
  /** The page of vehicles; null for the first, or for that of the booking to show. */
  page: number | null;
  /** The booking to show, once; empty for none. */
  booking: string;
}>;

export const readCalendarSearch = (query: URLSearchParams): CalendarSearch => {
  const from = query.get('from') ?? '';
  const days = spans.find((span) => `${span}` === query.get('days')) ?? USUAL;
  const page = Number(query.get('page'));
  const idOf = (name: string) => [query.get(name) ?? ''].find(isId) ?? '';
  return {
    from: isDay(from) ? from : null,
    days,
    cancelled: query.get('cancelled') === 'true',
    category: idOf('category'),
    location: idOf('location'),
    free: freeIn(query),
    stage: stages.find((stage) => stage === query.get('stage')) ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : null,
    booking: idOf('booking'),
  };
};

const freeIn = (query: URLSearchParams): FreePeriod | null => {
  const [startDate = '', endDate = ''] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
  return [startDate, endDate].every(isLocalTime) && startDate < endDate ? { startDate, endDate } : null;
};

const isLocalTime = (text: string): boolean => isDay(text.slice(0, 10)) && halfHours.includes(text.slice(11));

/** Whether the vehicles are filtered. */
export const isNarrowed = ({ category, location, free }: CalendarSearch): boolean =>
  category !== '' || location !== '' || free !== null;

/** The address of a calendar, alone or with a booking open over it, without one to show: defaults are left out, and the order is fixed. */
export const calendarPath = (
  { from, days, cancelled, category, location, free, stage, page }: Omit<CalendarSearch, 'booking'>,
  open = '',
): string => {
  const query = new URLSearchParams({
    ...(from && { from }),
    ...(days !== USUAL && { days: `${days}` }),
    ...(cancelled && { cancelled: 'true' }),
    ...(category && { category }),
    ...(location && { location }),
    ...free,
    ...(stage && { stage }),
    ...(page !== null && page > 1 && { page: `${page}` }),
  });
  const path = `/admin/calendar${open && `/bookings/${open}`}`;
  return query.size === 0 ? path : `${path}?${query}`;
};

/** The first day of the window before or after: as many days on, or where a month and more is shown, the first of a month. */
export const stepped = (date: CalendarDate, days: number, side: 'before' | 'after'): CalendarDate => {
  if (days < 28) return addDays(date, side === 'before' ? -days : days);
  const first = `${date.slice(0, 8)}01`;
  // Adding 31 days to a first of the month always reaches the next month.
  return `${addDays(first, side === 'before' ? -1 : 31).slice(0, 8)}01`;
};

/** The address of the form for a new booking of a vehicle: from a day, or for a period. */
export const newBookingPath = (vehicleId: string, when: FreePeriod | Readonly<{ startDate: CalendarDate }>): string =>
  `/admin/bookings/new?${new URLSearchParams({ vehicleId, ...when })}`;

/** The address at which a vehicle is blocked for maintenance on a day. */
export const blockPath = (vehicleId: string, date: CalendarDate): string =>
  `/admin/vehicles/${vehicleId}?block=${date}`;
