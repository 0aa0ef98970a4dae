import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { dateOf, formatDay, formatMonth } from '../dates.ts';
import { IconButton } from '../icon-button.tsx';
import { dayByKey, monthOf, windowOn } from './month-days.ts';
import { type DayNote, type DayState, MonthGrid } from './month-grid.tsx';

export type DayRange = { first: CalendarDate | null; last: CalendarDate | null };

type Props = {
  value: DayRange;
  /** The last day is chosen next, not the first. */
  isLastNext: boolean;
  onChoose: (date: CalendarDate) => void;
  today: CalendarDate;
  /** The text why a day cannot be chosen: past, booked, too far ahead. Undefined when it can. */
  refusalOf: (date: CalendarDate) => string | undefined;
  /** Whether the day is unavailable, though it may lie within the range. */
  isTaken?: (date: CalendarDate) => boolean;
  noteOf?: ((date: CalendarDate) => DayNote | undefined) | undefined;
  /** Presets and a summary, under the months. */
  children?: ReactNode;
};

/** Two consecutive months in which days are chosen. The window moves one month at a time. */
export const RangeCalendar = ({
  value: given,
  isLastNext,
  onChoose,
  today,
  refusalOf,
  isTaken,
  noteOf,
  children,
}: Props) => {
  const t = useWords('ui');
  const language = useLanguage();
  const value = forward(given);
  const box = useRef<HTMLFieldSetElement>(null);
  const [month, setMonth] = useState(() => monthOf(value.first ?? today));
  const [focusDay, setFocusDay] = useState(dateOf(value.first ?? today));
  const choose = (date: CalendarDate) => {
    setFocusDay(date);
    onChoose(date);
  };

  const move = (event: KeyboardEvent, from: CalendarDate) => {
    const to = dayByKey(from, event.key);
    if (!to) return;
    event.preventDefault();
    setFocusDay(to);
    setMonth(windowOn(to, month, monthsShownIn(box.current)));
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-date="${to}"]`)?.focus());
  };

  const stateOf = (date: CalendarDate): DayState => ({
    refusal: refusalOf(date),
    isTaken: isTaken?.(date) ?? false,
    place: placeIn(value, date),
    isToday: date === today,
    note: noteOf?.(date),
    isTooEarly: date < ((isLastNext && value.first) || today),
  });

  const grid = { focusDay, stateOf, onChoose: choose, onKey: move };
  return (
    // Outside the fieldset: inside one, Chromium sometimes does not lay out elements that use container queries.
    <div className="@container">
      <fieldset ref={box} className="relative rounded-panel border border-line bg-raised px-3.5 py-4 md:px-6 md:py-5">
        <legend className="sr-only">{t(isLastNext ? 'pickEnd' : 'pickStart')}</legend>
        <Turn side="left-3 md:left-5" name={t('monthBefore')} onTurn={() => setMonth(monthOf(month, -1))} back />
        <Turn side="right-3 md:right-5" name={t('monthAfter')} onTurn={() => setMonth(monthOf(month, 1))} />
        <div className="grid items-start gap-9 @min-[530px]:grid-cols-2">
          <MonthGrid month={month} {...grid} />
          <MonthGrid month={monthOf(month, 1)} {...grid} className="hidden @min-[530px]:table" />
        </div>
        <p aria-live="polite" className="sr-only">
          {formatMonth(month, language)}
        </p>
        <p aria-live="polite" className="sr-only">
          {value.first && formatDay(value.first, language, { long: true })}
          {value.last && ` – ${formatDay(value.last, language, { long: true })}`}
          {isLastNext && `. ${t('pickEnd')}`}
        </p>
        {children && (
          <div className="mt-3 flex flex-wrap items-center gap-2.5 border-t border-line pt-4 text-sm">{children}</div>
        )}
      </fieldset>
    </div>
  );
};

/** Drops a last day before the first, so that it must be chosen again. */
const forward = ({ first, last }: DayRange): DayRange => ({
  first,
  last: first !== null && last !== null && last < first ? null : last,
});

/** The number of months displayed: narrow screens hide the second. */
const monthsShownIn = (box: HTMLElement | null): number =>
  [...(box?.querySelectorAll('table') ?? [])].filter((month) => month.getClientRects().length > 0).length;

const placeIn = ({ first, last }: DayRange, date: CalendarDate): DayState['place'] => {
  if (first === null || date < first || date > (last ?? first)) return 'outside';
  if (last === null || first === last) return 'only';
  if (date === first) return 'start';
  return date === last ? 'end' : 'between';
};

type TurnProps = { side: string; name: string; onTurn: () => void; back?: boolean };

const Turn = ({ side, name, onTurn, back = false }: TurnProps) => (
  <IconButton
    icon={back ? 'left' : 'right'}
    name={name}
    onClick={onTurn}
    className={`absolute top-4 z-1 text-link md:top-5 ${side}`}
  />
);
