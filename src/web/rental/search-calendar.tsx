import type { BookingLimits } from '#kernel/booking-limits.ts';
import { useWords } from '../languages/use-words.ts';
import type { RentalEnd } from './calendar-days.ts';
import { CalendarOnDemand } from './calendar-on-demand.tsx';
import type { SearchFormState } from './use-search-form.ts';

type Props = {
  form: SearchFormState;
  opened: { by: RentalEnd; presses: number };
  limits: BookingLimits;
  today: string;
  onDone: () => void;
};

/** The calendar under the search card. */
export const SearchCalendar = ({ form, opened, limits, today, onDone }: Props) => {
  const t = useWords('search');
  const { pickupDate, pickupTime, returnDate, returnTime } = form.fields;
  return (
    <section
      aria-label={t('days')}
      className="absolute top-full left-0 z-20 mt-2 w-170 max-w-full rounded-panel shadow-lg"
    >
      <div ref={bringIntoView} className="scroll-my-4">
        <CalendarOnDemand
          // Each press on a field begins anew with its day.
          key={opened.presses}
          begin={opened.by}
          {...{ pickupDate, pickupTime, returnDate, returnTime, limits, today, onDone }}
          onChoose={form.setDays}
        />
      </div>
    </section>
  );
};

/** Scrolls no further than needed to show the calendar. */
const bringIntoView = (box: HTMLElement | null) => {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  box?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
};
