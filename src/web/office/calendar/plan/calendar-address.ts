import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { isId } from '#kernel/is-id.ts';
import { isDay } from '../../list/list-search.ts';

export const spans = [7, 14, 30, 60] as const;
const USUAL = 30;

/** What a calendar is asked for; it lives in the address. Without a first day it begins today. */
export type CalendarSearch = Readonly<{
  from: CalendarDate | null;
  days: number;
  cancelled: boolean;
  /** The ids of a category and of a place; empty for all. */
  category: string;
  location: string;
}>;

export const readCalendarSearch = (query: URLSearchParams): CalendarSearch => {
  const from = query.get('from') ?? '';
  const days = spans.find((span) => `${span}` === query.get('days')) ?? USUAL;
  const idOf = (name: string) => [query.get(name) ?? ''].find(isId) ?? '';
  return {
    from: isDay(from) ? from : null,
    days,
    cancelled: query.get('cancelled') === 'true',
    category: idOf('category'),
    location: idOf('location'),
  };
};

/** Whether vehicles are left out. */
export const isNarrowed = ({ category, location }: CalendarSearch): boolean => category !== '' || location !== '';

/** The address of a calendar: only what is asked, always in the same order. */
export const calendarPath = ({ from, days, cancelled, category, location }: CalendarSearch): string => {
  const query = new URLSearchParams({
    ...(from && { from }),
    ...(days !== USUAL && { days: `${days}` }),
    ...(cancelled && { cancelled: 'true' }),
    ...(category && { category }),
    ...(location && { location }),
  });
  return query.size === 0 ? '/admin/calendar' : `/admin/calendar?${query}`;
};

/** The first day of the month before, or after, that of a date. */
export const otherMonth = (date: CalendarDate, side: 'before' | 'after'): CalendarDate => {
  const first = `${date.slice(0, 8)}01`;
  // 31 days on is always in the next month.
  return `${addDays(first, side === 'before' ? -1 : 31).slice(0, 8)}01`;
};

/** Where a booking of a vehicle is begun on a day. */
export const newBookingPath = (vehicleId: string, date: CalendarDate): string =>
  `/admin/bookings/new?vehicleId=${vehicleId}&startDate=${date}`;
