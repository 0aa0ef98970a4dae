import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { isId } from '#kernel/is-id.ts';
import { isDay } from '../../list/list-search.ts';

export const spans = [7, 14, 30, 60] as const;
const USUAL = 30;

/** The calendar's parameters, kept in the address. A null `from` means today. */
export type CalendarSearch = Readonly<{
  from: CalendarDate | null;
  days: number;
  cancelled: boolean;
  /** Ids of a category and a location; empty for all. */
  category: string;
  location: string;
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
    page: Number.isSafeInteger(page) && page > 0 ? page : null,
    booking: idOf('booking'),
  };
};

/** Whether the vehicles are filtered. */
export const isNarrowed = ({ category, location }: CalendarSearch): boolean => category !== '' || location !== '';

/** The address of a calendar, without a booking to show: defaults are left out, and the order is fixed. */
export const calendarPath = ({
  from,
  days,
  cancelled,
  category,
  location,
  page,
}: Omit<CalendarSearch, 'booking'>): string => {
  const query = new URLSearchParams({
    ...(from && { from }),
    ...(days !== USUAL && { days: `${days}` }),
    ...(cancelled && { cancelled: 'true' }),
    ...(category && { category }),
    ...(location && { location }),
    ...(page !== null && page > 1 && { page: `${page}` }),
  });
  return query.size === 0 ? '/admin/calendar' : `/admin/calendar?${query}`;
};

/** The first day of the month before or after a date's month. */
export const otherMonth = (date: CalendarDate, side: 'before' | 'after'): CalendarDate => {
  const first = `${date.slice(0, 8)}01`;
  // Adding 31 days to a first of the month always reaches the next month.
  return `${addDays(first, side === 'before' ? -1 : 31).slice(0, 8)}01`;
};

/** The address of the form for a new booking of a vehicle on a day. */
export const newBookingPath = (vehicleId: string, date: CalendarDate): string =>
  `/admin/bookings/new?vehicleId=${vehicleId}&startDate=${date}`;

/** The address at which a vehicle is blocked for maintenance on a day. */
export const blockPath = (vehicleId: string, date: CalendarDate): string =>
  `/admin/vehicles/${vehicleId}?block=${date}`;
