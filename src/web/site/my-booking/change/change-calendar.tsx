import type { BookingRulesShape } from '#contract/settings.ts';
import { type BookableDays, bookableDays } from '#kernel/booking-limits.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { api } from '../../../api/browser.ts';
import { useWords } from '../../../languages/use-words.ts';
import { nothingTaken, type TakenDates, takenDays } from '../../../rental/calendar-days.ts';
import { CalendarOnDemand } from '../../../rental/calendar-on-demand.tsx';
import type { Rental } from '../../../rental/rental.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { today } from '../../../ui/dates.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useManaged } from '../managed.ts';

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
  const t = useWords('myBooking', 'change');
  const day = today(now);
  const taken = useTaken(booked, bookableDays(rules, day));
  const { pickupDate, returnDate, pickupTime, returnTime } = chosen;
  return (
    <div className="mt-4">
      <CalendarOnDemand
        meanwhile={<Skeleton className="h-90 w-full rounded-panel" />}
        {...{ pickupDate, returnDate, pickupTime, returnTime, taken }}
        limits={rules}
        today={day}
        onChoose={(days) => onChange({ ...chosen, ...days })}
      >
        {t('takenDays')}
      </CalendarOnDemand>
    </div>
  );
};

const useTaken = (booked: Rental, { first, last }: BookableDays): TakenDates => {
  const { vehicleId: id } = useManaged().booking;
  const furthest = addDays(first, longest - 1);
  const query = { from: first, until: last < furthest ? last : furthest };
  const { answer } = useLatest(`${id} ${query.from} ${query.until}`, (signal) =>
    api.call('GET /availability/calendar/:id', { params: { id }, query, signal }),
  );
  return answer?.success ? takenByOthers(takenDays(answer.data), booked) : nothingTaken;
};

/** The days on which the vehicle is taken, except those within this booking. Only for display: the server decides. */
export const takenByOthers = (
  taken: TakenDates,
  { pickupDate, returnDate }: Pick<Rental, 'pickupDate' | 'returnDate'>,
): TakenDates => new Map([...taken].filter(([day]) => day < pickupDate || day > returnDate));
