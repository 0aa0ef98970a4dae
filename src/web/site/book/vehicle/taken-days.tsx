import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/browser.ts';
import { addDays, today } from '../../../ui/dates.ts';
import type { DayRange } from '../../../ui/range-calendar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useLatest } from '../../use-latest.ts';
import { useWizard } from '../wizard.ts';
import type { BookableDays } from './bookable-days.ts';

const RangeCalendar = lazy(async () => ({ default: (await import('../../../ui/range-calendar.tsx')).RangeCalendar }));

type Props = { days: BookableDays; now: number; onChoose: (dates: { first: string; last: string }) => void };

/** The API answers for at most this many days. */
const longest = 400;

/** Two months with the days on which the vehicle is taken; choosing a first and a last day sets the dates. */
export const TakenDays = ({ days, now, onChoose }: Props) => {
  const { t } = useTranslation('booking', { keyPrefix: 'vehicle' });
  const { page, draft } = useWizard();
  const [first, setFirst] = useState<string | null>(null);
  const { pickupDate, returnDate } = draft.rental;
  const fullDays = useFullDays(page.vehicle.id, days);
  const choose = (range: DayRange) => {
    setFirst(range.last === null ? range.first : null);
    if (range.first && range.last) onChoose({ first: range.first, last: range.last });
  };
  const refusalOf = (date: string) => {
    if (date < days.first) return t('past');
    if (date > days.last) return t('tooFar');
    return fullDays.has(date) ? t('taken') : undefined;
  };
  const value = first ? { first, last: null } : { first: pickupDate || null, last: returnDate || null };
  return (
    <div className="mt-3.5 max-md:hidden">
      <Suspense fallback={<Skeleton className="h-90 w-full rounded-panel" />}>
        <RangeCalendar value={value} onChange={choose} today={today(now)} refusalOf={refusalOf}>
          <span className="text-muted">{t('bookedDays')}</span>
        </RangeCalendar>
      </Suspense>
    </div>
  );
};

const useFullDays = (id: string, { first, last }: BookableDays): ReadonlySet<string> => {
  const furthest = addDays(first, longest - 1);
  const query = { from: first, until: last < furthest ? last : furthest };
  const { answer } = useLatest(`${id} ${query.from} ${query.until}`, (signal) =>
    api.call('GET /availability/calendar/:id', { params: { id }, query, signal }),
  );
  return new Set(answer?.success ? answer.data.fullDays : []);
};
