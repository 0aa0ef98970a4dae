import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { BookingRulesShape } from '#contract/settings.ts';
import { today } from '../../ui/dates.ts';
import type { DayRange } from '../../ui/range-calendar.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { bookableDays } from '../book/vehicle/bookable-days.ts';
import { Part } from './part.tsx';
import type { Rental } from './use-rental.ts';

const RangeCalendar = lazy(async () => ({ default: (await import('../../ui/range-calendar.tsx')).RangeCalendar }));

type Props = { rental: Rental; rules: BookingRulesShape; fullDays: readonly string[] | 'failed' };

/** Two months with the days on which the vehicle is taken; a first and a last day become the dates. */
export const AvailabilityCalendar = ({ fullDays, ...known }: Props) => {
  const { t } = useTranslation('vehicle', { keyPrefix: 'calendar' });
  return (
    <Part heading={t('heading')}>
      <div className="mt-4">
        {fullDays === 'failed' ? <Failed /> : <Months {...known} fullDays={new Set(fullDays)} />}
      </div>
    </Part>
  );
};

type MonthsProps = Pick<Props, 'rental' | 'rules'> & { fullDays: ReadonlySet<string> };

const Months = ({ rental: { fields, choose, now }, rules, fullDays }: MonthsProps) => {
  const { t } = useTranslation(['vehicle', 'search']);
  const [first, setFirst] = useState<string | null>(null);
  const days = bookableDays(rules, today(now));
  const pick = (range: DayRange) => {
    setFirst(range.last === null ? range.first : null);
    if (range.first && range.last) choose({ ...fields, pickupDate: range.first, returnDate: range.last });
  };
  const refusalOf = (date: string) => {
    if (date < days.first) return t('search:past');
    if (date > days.last && first === null) return t('search:tooFar');
    return fullDays.has(date) ? t('calendar.taken') : undefined;
  };
  const value = first ? { first, last: null } : { first: fields.pickupDate || null, last: fields.returnDate || null };
  return (
    <Suspense fallback={<Skeleton className="h-90 w-full rounded-panel" />}>
      <RangeCalendar value={value} onChange={pick} today={today(now)} refusalOf={refusalOf}>
        <p className="text-muted">{t('calendar.note', { count: rules.turnoverIntervalHours })}</p>
      </RangeCalendar>
    </Suspense>
  );
};

const Failed = () => {
  const { t } = useTranslation('vehicle', { keyPrefix: 'calendar' });
  const { revalidate } = useRevalidator();
  return <RetryAlert tone="warning" title={t('failed')} retry={revalidate} />;
};
