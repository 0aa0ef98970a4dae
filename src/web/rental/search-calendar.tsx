import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayRange } from '../ui/calendar/range-calendar.tsx';
import type { SearchFormState } from './use-search-form.ts';

const RangeCalendar = lazy(async () => ({
  default: (await import('../ui/calendar/range-calendar.tsx')).RangeCalendar,
}));

type Props = { form: SearchFormState; firstDay: string; lastDay: string | undefined; onDone: () => void };

/** Two months under the search card on wide screens; phones use their native date picker. */
export const SearchCalendar = ({ form, firstDay, lastDay, onDone }: Props) => {
  const { t } = useTranslation('search');
  const { pickupDate, returnDate } = form.fields;
  const [picked, setPicked] = useState<DayRange>({ first: pickupDate || null, last: returnDate || null });
  const choose = (range: DayRange) => {
    setPicked(range);
    if (range.first && !range.last) form.setPickupDate(range.first);
    if (range.last) {
      form.setReturnDate(range.last);
      onDone();
    }
  };
  const refusalOf = (date: string) => {
    if (date < firstDay) return t('past');
    return lastDay && date > lastDay && picked.last !== null ? t('tooFar') : undefined;
  };
  return (
    <section
      aria-label={t('days')}
      className="absolute top-full left-0 z-20 mt-2 w-170 max-w-full rounded-panel shadow-lg max-md:hidden"
    >
      <Suspense fallback={null}>
        <div ref={bringIntoView} className="scroll-my-4">
          <RangeCalendar value={picked} onChange={choose} today={firstDay} refusalOf={refusalOf} />
        </div>
      </Suspense>
    </section>
  );
};

/** Scrolls no further than needed to show the calendar. On a phone it is not displayed, and nothing moves. */
const bringIntoView = (box: HTMLElement | null) => {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  box?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
};
