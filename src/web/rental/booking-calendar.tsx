import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from '../languages/use-language.ts';
import { useWords } from '../languages/use-words.ts';
import type { DayNote } from '../ui/calendar/month-grid.tsx';
import { RangeCalendar } from '../ui/calendar/range-calendar.tsx';
import { formatDay } from '../ui/dates.ts';
import {
  type CalendarFacts,
  chooseDay,
  dayRefusal,
  isReturnNext,
  nothingTaken,
  type RentalDays,
  type TakenDates,
} from './calendar-days.ts';

export type BookingCalendarProps = Omit<CalendarFacts, 'end' | 'taken'> & {
  taken?: TakenDates;
  /** The day that is chosen first; by default the pick-up. */
  begin?: CalendarFacts['end'];
  /** Called with every choice; `returnDate` is empty while it must be chosen again. */
  onChoose: (days: RentalDays) => void;
  /** Called after a return was chosen. */
  onDone?: () => void;
  /** What stands under a day on which the rental could begin. */
  noteOf?: (date: string) => DayNote | undefined;
  /** A legend, under the months. */
  children?: ReactNode;
};

/** The one calendar for the days of a rental. Days that cannot be chosen say why. */
export const BookingCalendar = ({
  begin = 'pickUp',
  taken = nothingTaken,
  onChoose,
  onDone,
  noteOf,
  children,
  ...given
}: BookingCalendarProps) => {
  const t = useWords('bookingCalendar');
  const language = useLanguage();
  const [end, setEnd] = useState(begin);
  // Whoever enters a field of a day chooses that day next.
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const { id, name } = target as HTMLInputElement;
      if (/return-?date$/i.test(name || id)) setEnd('return');
      else if (/pickup-?date$/i.test(name || id)) setEnd('pickUp');
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  const [draft, setDraft] = useState<{ days: RentalDays; of: string } | null>(null);
  // Days chosen elsewhere win over a pick-up whose return is not chosen yet.
  const isDrafted = draft !== null && [draft.of, textOf(draft.days)].includes(textOf(given));
  const facts: CalendarFacts = { ...given, ...(isDrafted ? draft.days : {}), taken, end };
  const { pickupDate, returnDate, today } = facts;
  const next = isReturnNext(facts) ? 'return' : 'pickUp';
  const choose = (date: string) => {
    const { end: after, ...days } = chooseDay(date, facts);
    setEnd(after);
    setDraft(days.returnDate ? null : { days, of: textOf(given) });
    onChoose(days);
    if (next === 'return') onDone?.();
  };
  const refusalOf = (date: string) => {
    const refusal = dayRefusal(date, facts);
    return refusal && t(`refusal.${refusal}`);
  };
  const ends = [
    { name: 'pickUp', date: pickupDate },
    { name: 'return', date: returnDate },
  ] as const;
  return (
    <RangeCalendar
      value={{ first: pickupDate || null, last: returnDate || null }}
      isLastNext={next === 'return'}
      onChoose={choose}
      today={today}
      refusalOf={refusalOf}
      isTaken={(date) => taken.has(date)}
      noteOf={next === 'pickUp' ? noteOf : undefined}
    >
      <fieldset className="flex gap-2">
        <legend className="sr-only">{t('next')}</legend>
        {ends.map(({ name, date }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === next}
            disabled={name === 'return' && !pickupDate}
            onClick={() => setEnd(name)}
            className="grid rounded-md border border-line px-3 py-1.5 text-left quick hover:bg-hover disabled:text-subtle aria-pressed:border-brand aria-pressed:bg-brand-soft"
          >
            <span className="text-xs text-muted">{t(name)}</span>
            <span className="font-semibold figures">{date ? formatDay(date, language) : t('choose')}</span>
          </button>
        ))}
      </fieldset>
      {children && <p className="text-muted">{children}</p>}
    </RangeCalendar>
  );
};

const textOf = ({ pickupDate, returnDate }: RentalDays) => `${pickupDate} ${returnDate}`;
