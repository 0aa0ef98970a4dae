import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { monthNames } from '#words/calendar-names.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { dayByKey, monthOf } from '../calendar/month-days.ts';
import { type DayState, MonthGrid } from '../calendar/month-grid.tsx';
import { formatDay, formatMonth, formatYear, today } from '../dates.ts';
import { IconButton } from '../icon-button.tsx';
import { Select } from './select.tsx';

type Props = {
  value: CalendarDate | null;
  /** First and last day that may be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (date: CalendarDate) => void;
};

/** One month in which a day is chosen, with all months and years one press away. Takes the focus when it appears. */
export const DayCalendar = ({ value, min, max, onChoose }: Props) => {
  const t = useWords('ui');
  const language = useLanguage();
  const now = today(Date.now());
  const [focusDay, setFocusDay] = useState(() => value ?? within(now, min, max));
  const box = useRef<HTMLDivElement>(null);
  const isByKey = useRef(true);
  const month = monthOf(focusDay);

  useEffect(() => {
    if (isByKey.current) box.current?.querySelector<HTMLElement>(`[data-date="${focusDay}"]`)?.focus();
    isByKey.current = false;
  }, [focusDay]);

  const move = (event: KeyboardEvent, from: CalendarDate) => {
    const to = dayByKey(from, event.key);
    if (!to) return;
    event.preventDefault();
    isByKey.current = true;
    setFocusDay(to);
  };
  const refusalOf = (date: CalendarDate) => {
    const say = (key: 'tooEarly' | 'tooLate', limit: CalendarDate) =>
      t(`date.${key}`, { day: formatDay(limit, language, { weekday: false, year: true }) });
    if (min && date < min) return say('tooEarly', min);
    return max && date > max ? say('tooLate', max) : undefined;
  };
  const stateOf = (date: CalendarDate): DayState => ({
    refusal: refusalOf(date),
    isTaken: false,
    place: date === value ? 'only' : 'outside',
    isToday: date === now,
    isTooEarly: true,
  });
  const [year = '', monthNumber = ''] = month.split('-');
  const select = { look: 'small', className: 'min-h-9 text-sm font-semibold' } as const;
  return (
    <div ref={box}>
      <div className="flex items-center gap-1.5">
        <IconButton icon="left" name={t('monthBefore')} onClick={() => setFocusDay(monthOf(month, -1))} />
        <Select
          {...select}
          boxClass="flex-[1.4]"
          aria-label={t('date.month')}
          value={monthNumber}
          onChange={({ currentTarget }) => setFocusDay(`${year}-${currentTarget.value}-01`)}
        >
          {monthNames[language].long.map((name, index) => (
            <option key={name} value={String(index + 1).padStart(2, '0')}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          {...select}
          boxClass="flex-1"
          aria-label={t('date.year')}
          value={year}
          onChange={({ currentTarget }) => setFocusDay(`${currentTarget.value}-${monthNumber}-01`)}
        >
          {yearsFor(month, now, min, max).map((one) => (
            <option key={one} value={one}>
              {formatYear(one, language)}
            </option>
          ))}
        </Select>
        <IconButton icon="right" name={t('monthAfter')} onClick={() => setFocusDay(monthOf(month, 1))} />
      </div>
      <p aria-live="polite" className="sr-only">
        {formatMonth(month, language)}
      </p>
      <MonthGrid
        month={month}
        focusDay={focusDay}
        stateOf={stateOf}
        onChoose={onChoose}
        onKey={move}
        className="mt-1.5"
        isNamed
      />
    </div>
  );
};

const within = (date: CalendarDate, min: string | undefined, max: string | undefined): CalendarDate => {
  if (min && date < min) return min;
  return max && date > max ? max : date;
};

/** The years within the limits, else a life back and twenty years ahead; always with the one shown. */
const yearsFor = (month: CalendarDate, now: CalendarDate, min: string | undefined, max: string | undefined) => {
  const [shown, current] = [yearOf(month), yearOf(now)];
  const first = Math.min(shown, min ? yearOf(min) : current - 110);
  const last = Math.max(shown, max ? yearOf(max) : current + 20);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};

const yearOf = (date: CalendarDate) => Number(date.slice(0, 4));
