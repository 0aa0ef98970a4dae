import { useTranslation } from 'react-i18next';
import type { BookingLimits } from '#kernel/booking-limits.ts';
import type { RentalEnd } from './calendar-days.ts';
import { CalendarOnDemand } from './calendar-on-demand.tsx';
import type { SearchFormState } from './use-search-form.ts';

type Props = {
  form: SearchFormState;
  opened: Readonly<{ end: RentalEnd }>;
  limits: BookingLimits;
  today: string;
  onDone: () => void;
};

/** The calendar under the search card on wide screens; phones use their native date picker. */
export const SearchCalendar = ({ form, opened, limits, today, onDone }: Props) => {
  const { t } = useTranslation('search');
  const { pickupDate, pickupTime, returnDate, returnTime } = form.fields;
  return (
    <section
      aria-label={t('days')}
      className="absolute top-full left-0 z-20 mt-2 w-170 max-w-full rounded-panel shadow-lg max-md:hidden"
    >
      <div ref={bringIntoView} className="scroll-my-4">
        <CalendarOnDemand
          {...{ pickupDate, pickupTime, returnDate, returnTime, opened, limits, today, onDone }}
          onChoose={form.setDays}
        />
      </div>
    </section>
  );
};

/** Scrolls no further than needed to show the calendar. On a phone it is not displayed, and nothing moves. */
const bringIntoView = (box: HTMLElement | null) => {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  box?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
};
