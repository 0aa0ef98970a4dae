import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRulesShape } from '#contract/settings.ts';
import { Alert } from '../../ui/alert.tsx';
import { today } from '../../ui/dates.ts';
import { type DayRange, RangeCalendar } from '../../ui/range-calendar.tsx';
import { bookableDays } from '../book/vehicle/bookable-days.ts';
import { useNow } from '../use-now.ts';
import type { VehiclePage } from './read-vehicle-page.ts';
import type { RentalOf } from './use-rental-of.ts';

type Props = { page: VehiclePage; rules: BookingRulesShape; rental: RentalOf };

/** Two months with the days on which the vehicle is taken. Choosing a first and a last day sets the dates to book. */
export const AvailabilityCalendar = ({ page: { calendar }, rules, rental }: Props) => {
  const { t } = useTranslation('vehicle', { keyPrefix: 'calendar' });
  const [first, setFirst] = useState<string | null>(null);
  const day = today(useNow());
  const days = bookableDays(rules, day);
  const { pickupDate, returnDate } = rental.fields;
  const choose = (range: DayRange) => {
    setFirst(range.last === null ? range.first : null);
    if (range.first && range.last) rental.change({ pickupDate: range.first, returnDate: range.last });
  };
  const refusalOf = (date: string) => {
    if (date < days.first) return t('past');
    if (date > days.last) return t('tooFar');
    return calendar?.fullDays.includes(date) ? t('taken') : undefined;
  };
  const value = first ? { first, last: null } : { first: pickupDate || null, last: returnDate || null };
  return (
    <section className="pt-10">
      <h2 className="mb-4 text-xl">{t('heading')}</h2>
      {calendar ? (
        <RangeCalendar value={value} onChange={choose} today={day} refusalOf={refusalOf}>
          <p className="text-muted">{t('note', { count: rules.turnoverIntervalHours })}</p>
        </RangeCalendar>
      ) : (
        <Alert tone="warning" title={t('failed')} />
      )}
    </section>
  );
};
