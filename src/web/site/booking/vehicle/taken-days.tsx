import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRulesShape } from '#contract/settings.ts';
import type { BookableDays } from '#kernel/booking-limits.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { api } from '../../../api/browser.ts';
import { type BookingKey, tokenOf } from '../../../booking/booking-key.ts';
import { dayRefusal, isTakenBetween, takenDays } from '../../../rental/calendar-days.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import type { DayRange } from '../../../ui/calendar/range-calendar.tsx';
import { today } from '../../../ui/dates.ts';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useWizard } from '../state/wizard-context.ts';

const RangeCalendar = lazy(async () => ({
  default: (await import('../../../ui/calendar/range-calendar.tsx')).RangeCalendar,
}));

type Props = {
  days: BookableDays;
  limits: BookingRulesShape;
  now: number;
  onChoose: (dates: { first: string; last: string }) => void;
};

/** The most days that the API returns. */
const longest = 400;

/**
 * Two months, one on a phone, showing the days on which the vehicle is taken and why; choosing a first and a last day
 * sets the dates.
 */
export const TakenDays = ({ days, limits, now, onChoose }: Props) => {
  const { t } = useTranslation('booking', { keyPrefix: 'calendar' });
  const { page, draft, ownHold } = useWizard();
  const [first, setFirst] = useState<string | null>(null);
  const { pickupDate, returnDate, pickupTime, returnTime } = draft.rental;
  const { taken, isFailed, retry } = useTaken(page.vehicle.id, days, draft.booking ?? ownHold);
  const choose = ({ first: from, last: until }: DayRange) => {
    const begins = from && until && isTakenBetween(from, until, taken) ? until : from;
    const isWhole = begins === from && begins !== null && until !== null;
    setFirst(isWhole ? null : begins);
    if (isWhole) onChoose({ first: begins, last: until });
  };
  const refusalOf = (date: string) => {
    const refusal = dayRefusal(date, { days, taken, first, limits, pickupTime, returnTime, today: today(now) });
    return refusal && t(refusal);
  };
  const value = first ? { first, last: null } : { first: pickupDate || null, last: returnDate || null };
  return (
    <div className="mt-3.5">
      {isFailed && <RetryAlert tone="warning" title={t('failed')} retry={retry} />}
      <Suspense fallback={<Skeleton className="h-90 w-full rounded-panel" />}>
        <RangeCalendar
          value={value}
          onChange={choose}
          today={today(now)}
          refusalOf={refusalOf}
          isTaken={(date) => taken.has(date)}
        >
          <span className="text-muted">{t('legend')}</span>
        </RangeCalendar>
      </Suspense>
    </div>
  );
};

const nothingTaken = { fullDays: [], maintenanceDays: [] };

/** The taken days, except those of the visitor's own hold, which a new booking replaces. */
const useTaken = (id: string, { first, last }: BookableDays, held: BookingKey | null) => {
  const furthest = addDays(first, longest - 1);
  const query = { from: first, until: last < furthest ? last : furthest };
  const headers = tokenOf(held);
  const { answer, retry } = useLatest(JSON.stringify([id, query, headers]), (signal) =>
    api.call('GET /availability/calendar/:id', { params: { id }, query, headers, signal }),
  );
  return {
    taken: takenDays(answer?.success ? answer.data : nothingTaken),
    isFailed: answer?.success === false,
    retry,
  };
};
