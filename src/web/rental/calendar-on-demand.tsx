import { lazy, type ReactNode, Suspense } from 'react';
import type { BookingCalendarProps } from './booking-calendar.tsx';

const BookingCalendar = lazy(async () => ({ default: (await import('./booking-calendar.tsx')).BookingCalendar }));

/** `BookingCalendar`, loaded when it is shown; `meanwhile` stands in its place. */
export const CalendarOnDemand = ({
  meanwhile = null,
  ...calendar
}: BookingCalendarProps & { meanwhile?: ReactNode }) => (
  <Suspense fallback={meanwhile}>
    <BookingCalendar {...calendar} />
  </Suspense>
);
