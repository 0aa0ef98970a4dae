import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRulesShape } from '#contract/settings.ts';
import { bookableDays } from '#kernel/booking-limits.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { api } from '../../../api/browser.ts';
import type { Rental } from '../../../rental/rental.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import type { DayRange } from '../../../ui/calendar/range-calendar.tsx';
import { today } from '../../../ui/dates.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useManaged } from '../managed.ts';

const RangeCalendar = lazy(async () => ({
  default: (await import('../../../ui/calendar/range-calendar.tsx')).RangeCalendar,
}));

type Props = {
  booked: Rental;
  chosen: Rental;
  onChange: (rental: Rental) => void;
  rules: BookingRulesShape;
  now: number;
};

/** The most days that the API returns. */
const longest = 400;

/** A calendar with the days on which others have the vehicle; choosing a first and a last day sets the dates. */
export const ChangeCalendar = ({ booked, chosen, onChange, rules, now }: Props) => {
  const { t } = useTranslation('myBooking', { keyPrefix: 'change' });
  const [first, setFirst] = useState<string | null>(null);
  const day = today(now);
  const days = bookableDays(rules, day);
  const taken = useTaken(booked, days);
  const choose = ({ first: from, last: until }: DayRange) => {
    setFirst(until === null ? from : null);
    if (from && until) onChange({ ...chosen, pickupDate: from, returnDate: until });
  };
  const refusalOf = (date: string) => {
    if (date < days.first) return t('past');
    if (first === null && date > days.last) return t('tooFar');
    return taken.has(date) ? t('taken') : undefined;
  };
  const value = first ? { first, last: null } : { first: chosen.pickupDate || null, last: chosen.returnDate || null };
  return (
    <div className="mt-4">
      <Suspense fallback={<Skeleton className="h-90 w-full rounded-panel" />}>
        <RangeCalendar
          value={value}
          onChange={choose}
          today={day}
          refusalOf={refusalOf}
          isTaken={(date) => taken.has(date)}
        >
          <span className="text-muted">{t('takenDays')}</span>
        </RangeCalendar>
      </Suspense>
    </div>
  );
};

const useTaken = (booked: Rental, { first, last }: ReturnType<typeof bookableDays>): ReadonlySet<string> => {
  const { vehicleId: id } = useManaged().booking;
  const furthest = addDays(first, longest - 1);
  const query = { from: first, until: last < furthest ? last : furthest };
  const { answer } = useLatest(`${id} ${query.from} ${query.until}`, (signal) =>
    api.call('GET /availability/calendar/:id', { params: { id }, query, signal }),
  );
  return takenByOthers(answer?.success ? answer.data.fullDays : [], booked);
};

/** The days on which the vehicle is taken, except those within this booking. Only for display: the server decides. */
export const takenByOthers = (
  fullDays: readonly CalendarDate[],
  { pickupDate, returnDate }: Pick<Rental, 'pickupDate' | 'returnDate'>,
): ReadonlySet<CalendarDate> => new Set(fullDays.filter((day) => day < pickupDate || day > returnDate));
