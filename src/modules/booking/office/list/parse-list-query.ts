import type { BookingSort } from '#contract/office/bookings.ts';
import { startOfDay } from '#kernel/bangkok-time.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Settings } from '#modules/settings/index.ts';
import { officeDay } from '../../rules/office/office-day.ts';
import type { BookingFilters } from './filters-store.ts';

type Query = Omit<BookingFilters, 'from' | 'until' | 'madeFrom' | 'madeUntil'> &
  Readonly<Partial<Record<'from' | 'to' | 'madeFrom' | 'madeTo', CalendarDate | undefined>>> &
  Readonly<{ sort?: BookingSort | undefined }>;

/** The filters and sort order in a query: what is due by pick-up, else newest first. Both ends of a range are inclusive. */
export const parseListQuery = (
  { from, to, madeFrom, madeTo, sort, ...query }: Query,
  now: Temporal.Instant,
  settings: Settings,
) => ({
  filters: {
    ...query,
    from: from ? startOfDay(from) : undefined,
    until: endOf(to),
    madeFrom: madeFrom ? startOfDay(madeFrom) : undefined,
    madeUntil: endOf(madeTo),
  },
  day: officeDay(now, settings.booking.graceMinutes),
  sort: sort ?? (query.view === 'unpaid' ? ('due' as const) : ('-created' as const)),
});

const endOf = (day: CalendarDate | undefined) => (day ? startOfDay(day).add({ hours: 24 }) : undefined);

export type BookingListQuery = ReturnType<typeof parseListQuery>;
