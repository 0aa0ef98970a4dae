import type { KeyboardEvent } from 'react';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { weekdayNames } from '#words/calendar-names.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { formatDay, formatMonth } from '../dates.ts';
import { monthOf, weeksOf } from './month-days.ts';

export type DayState = {
  /** The text why the day cannot be chosen; undefined when it can. */
  refusal: string | undefined;
  /** Shows as taken even inside the chosen range; other refusals are hidden there. */
  isTaken: boolean;
  place: 'start' | 'end' | 'only' | 'between' | 'outside';
  isToday: boolean;
  /** Before the first day that could be chosen, taken or not: neither hatched nor struck through. */
  isTooEarly: boolean;
  /** What stands under the day, such as a price: in short, and as it is read out. */
  note?: DayNote | undefined;
};

export type DayNote = Readonly<{ short: string; whole: string; isBest: boolean }>;

type Props = {
  month: CalendarDate;
  /** The day that Tab focuses, or the first of this month if that day is in another; arrow keys move it. */
  focusDay: CalendarDate;
  stateOf: (date: CalendarDate) => DayState;
  onChoose: (date: CalendarDate) => void;
  onKey: (event: KeyboardEvent, date: CalendarDate) => void;
  className?: string;
  /** The month is named elsewhere: here for screen readers alone. */
  isNamed?: boolean;
};

/** One month as a grid of days. */
export const MonthGrid = ({ month, focusDay, stateOf, onChoose, onKey, className = '', isNamed = false }: Props) => {
  const language = useLanguage();
  const name = formatMonth(month, language);
  const { short, long } = weekdayNames[language];
  const reached = monthOf(focusDay) === month ? focusDay : month;
  return (
    <table
      aria-label={name}
      className={`w-full table-fixed border-separate [border-spacing:0_3px] text-center text-[0.9375rem] ${className}`}
    >
      <caption className={isNamed ? 'sr-only' : 'leading-9 text-[0.9375rem] font-semibold'}>{name}</caption>
      <thead>
        <tr>
          {short.map((day, index) => (
            <th key={day} scope="col" abbr={long[index]} className="pb-1 text-2xs font-medium text-subtle">
              {language === 'en' ? day.slice(0, 2) : day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, index) => (
              <td key={date ?? `${month}-${short[index]}`} className="p-0">
                {date && (
                  <Day
                    date={date}
                    state={stateOf(date)}
                    isReached={date === reached}
                    onChoose={() => onChoose(date)}
                    onKey={(event) => onKey(event, date)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const places: Record<DayState['place'], string> = {
  start: 'rounded-l-md bg-brand-soft',
  end: 'rounded-r-md bg-brand-soft',
  only: '',
  between: 'bg-brand-soft text-on-brand-soft',
  outside: '',
};

type DayProps = {
  date: CalendarDate;
  state: DayState;
  isReached: boolean;
  onChoose: () => void;
  onKey: (event: KeyboardEvent) => void;
};

const Day = ({
  date,
  state: { refusal, isTaken, place, isToday, isTooEarly, note },
  isReached,
  onChoose,
  onKey,
}: DayProps) => {
  const t = useWords('ui');
  const name = formatDay(date, useLanguage(), { long: true, year: true });
  const isEnd = place === 'start' || place === 'end' || place === 'only';
  return (
    <span className={`block ${isTaken ? '' : places[place]}`}>
      <button
        type="button"
        data-date={date}
        tabIndex={isReached ? 0 : -1}
        title={refusal}
        aria-label={[name, isToday && t('today'), refusal ?? note?.whole].filter(Boolean).join(', ')}
        aria-disabled={refusal ? true : undefined}
        aria-pressed={place !== 'outside'}
        onClick={refusal ? undefined : onChoose}
        onKeyDown={onKey}
        className={`relative grid h-10 w-full place-items-center content-center touch:min-h-11 rounded-md figures quick focus-visible:z-1 ${
          isEnd && !isTaken
            ? 'bg-brand font-semibold text-on-brand'
            : refusal
              ? `cursor-not-allowed text-disabled ${isTooEarly ? '' : 'bg-hatched line-through'} ${isEnd ? 'inset-ring-2 inset-ring-brand' : ''}`
              : 'hover:bg-brand-soft'
        }`}
      >
        {Number(date.slice(8))}
        {note && !refusal && (
          <span
            aria-hidden="true"
            className={`text-[0.625rem] leading-none font-regular ${isEnd ? '' : note.isBest ? 'text-success' : place === 'outside' ? 'text-muted' : ''}`}
          >
            {note.short}
          </span>
        )}
        {isToday && <span aria-hidden="true" className="absolute bottom-1.5 size-1 rounded-full bg-current" />}
      </button>
    </span>
  );
};
