import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BookingRulesShape } from '#contract/settings.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { BookingCalendar } from '../../rental/booking-calendar.tsx';
import { type RentalDays, type TakenDates, takenDays } from '../../rental/calendar-days.ts';
import { useIsReady } from '../../shell/use-is-ready.ts';
import { monthOf } from '../../ui/calendar/month-days.ts';
import { dateOf, formatDay, today } from '../../ui/dates.ts';
import { useBaht } from '../../ui/money.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import { VehiclePart } from './part.tsx';
import type { VehiclePage } from './read-vehicle-page.ts';
import type { Rental } from './use-rental.ts';

type Props = { rental: Rental; rules: BookingRulesShape; calendar: NonNullable<VehiclePage['calendar']> };

/** Two months with the days on which the vehicle is taken and why; choosing a first and a last day sets the dates. */
export const AvailabilityCalendar = ({ calendar, ...rest }: Props) => {
  const t = useWords('vehicle', 'calendar');
  return (
    <VehiclePart id="availability" heading={t('heading')}>
      <div className="mt-4">
        {calendar === 'failed' ? <Failed /> : <Months {...rest} taken={takenDays(calendar)} />}
      </div>
    </VehiclePart>
  );
};

type MonthsProps = Omit<Props, 'calendar'> & { taken: TakenDates };

const Months = ({ rental: { fields, choose, now, from, startDays }, rules, taken }: MonthsProps) => {
  const t = useWords('vehicle', 'calendar');
  const isReady = useIsReady();
  const [picked, setPicked] = useState(fields.pickupDate);
  const day = today(now);
  const { pickupDate, pickupTime, returnDate, returnTime } = fields;
  const pick = (days: RentalDays) => {
    setPicked(days.pickupDate);
    choose({ ...fields, ...days });
  };
  // Dates chosen elsewhere move the calendar to their month; those chosen here do not.
  const month = useMonth(pickupDate || day, picked === pickupDate);
  return (
    <div ref={startDays.ref}>
      <BookingCalendar
        key={month}
        {...{ pickupDate, returnDate, pickupTime, returnTime, taken }}
        limits={rules}
        today={day}
        noteOf={startDays.noteOf}
        onChoose={pick}
      >
        {t('taken', { count: rules.turnoverIntervalHours })}{' '}
        <span className={isReady ? '' : 'invisible'}>{t('choose')}</span>
      </BookingCalendar>
      <CheapestStart cheapest={startDays.cheapest} onTake={(moment) => choose(from(moment).fields)} />
    </div>
  );
};

type CheapestProps = { cheapest: Rental['startDays']['cheapest']; onTake: (moment: string) => void };

/** The cheapest day near the chosen one, a press to take it. It keeps its line, so that nothing moves. */
const CheapestStart = ({ cheapest, onTake }: CheapestProps) => {
  const t = useWords('vehicle', 'calendar');
  const language = useLanguage();
  const baht = useBaht();
  return (
    <p className="min-h-11 pt-2 text-sm">
      {cheapest && (
        <button
          type="button"
          onClick={() => onTake(cheapest.startDate)}
          className="min-h-11 text-left text-link underline decoration-line-control underline-offset-3"
        >
          {t('cheapest', {
            day: formatDay(dateOf(cheapest.startDate), language),
            total: baht(cheapest.total),
            less: baht(cheapest.less),
          })}
        </button>
      )}
    </p>
  );
};

const useMonth = (date: string, stays: boolean) => {
  const [month, setMonth] = useState(monthOf(date));
  const moved = stays ? month : monthOf(date);
  if (moved !== month) setMonth(moved);
  return moved;
};

const Failed = () => {
  const t = useWords('vehicle', 'calendar');
  const { revalidate } = useRevalidator();
  return <RetryAlert tone="warning" title={t('failed')} retry={revalidate} />;
};
