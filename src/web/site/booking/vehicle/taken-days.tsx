import type { BookingRulesShape } from '#contract/settings.ts';
import type { BookableDays } from '#kernel/booking-limits.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { api } from '../../../api/browser.ts';
import { type BookingKey, tokenOf } from '../../../booking/booking-key.ts';
import { useWords } from '../../../languages/use-words.ts';
import { nothingTaken, type RentalDays, takenDays } from '../../../rental/calendar-days.ts';
import { CalendarOnDemand } from '../../../rental/calendar-on-demand.tsx';
import { useLatest } from '../../../shell/use-latest.ts';
import { today } from '../../../ui/dates.ts';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useWizard } from '../state/wizard-context.ts';

type Props = {
  days: BookableDays;
  limits: BookingRulesShape;
  now: number;
  onChoose: (days: RentalDays) => void;
};

/** The most days that the API returns. */
const longest = 400;

/**
 * Two months, one on a phone, showing the days on which the vehicle is taken and why; choosing a first and a last day
 * sets the dates.
 */
export const TakenDays = ({ days, limits, now, onChoose }: Props) => {
  const t = useWords('booking', 'calendar');
  const { page, draft, ownHold } = useWizard();
  const { pickupDate, returnDate, pickupTime, returnTime } = draft.rental;
  const { taken, isFailed, retry } = useTaken(page.vehicle.id, days, draft.booking ?? ownHold);
  return (
    <div className="mt-3.5">
      {isFailed && <RetryAlert tone="warning" title={t('failed')} retry={retry} />}
      <CalendarOnDemand
        meanwhile={<Skeleton className="h-90 w-full rounded-panel" />}
        {...{ pickupDate, returnDate, pickupTime, returnTime, taken, limits }}
        today={today(now)}
        onChoose={onChoose}
      >
        {t('legend')}
      </CalendarOnDemand>
    </div>
  );
};

/** The taken days, except those of the visitor's own hold, which a new booking replaces. */
const useTaken = (id: string, { first, last }: BookableDays, held: BookingKey | null) => {
  const furthest = addDays(first, longest - 1);
  const query = { from: first, until: last < furthest ? last : furthest };
  const headers = tokenOf(held);
  const { answer, retry } = useLatest(JSON.stringify([id, query, headers]), (signal) =>
    api.call('GET /availability/calendar/:id', { params: { id }, query, headers, signal }),
  );
  return {
    taken: answer?.success ? takenDays(answer.data) : nothingTaken,
    isFailed: answer?.success === false,
    retry,
  };
};
