import { useState } from 'react';
import { addDays } from '#kernel/calendar-date.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useServerNow } from '../../shell/use-site.ts';
import { Button } from '../../ui/button.tsx';
import { type DayRange, RangeCalendar } from '../../ui/calendar/range-calendar.tsx';
import { formatDayRange, today } from '../../ui/dates.ts';
import { Part } from './part.tsx';

export const Calendar = () => (
  <Part
    id="range-calendar"
    heading="Range calendar"
    text="Two months side by side where there is room; the window moves by one. Struck through: taken, with the reason. Arrow keys, Home, End, Page Up and Page Down move the focus."
  >
    <Days />
  </Part>
);

const Days = () => {
  const language = useLanguage();
  const first = today(useServerNow());
  const [range, setRange] = useState<DayRange>({ first: addDays(first, 3), last: addDays(first, 8) });
  const isLastNext = range.first !== null && range.last === null;
  const choose = (date: string) =>
    setRange(isLastNext && range.first && date >= range.first ? { ...range, last: date } : { first: date, last: null });
  const taken = [12, 13, 14, 33, 34].map((days) => addDays(first, days));
  const refusalOf = (date: string) => {
    if (date < first) return 'Past';
    if (date > addDays(first, 60)) return 'Too far ahead';
    return taken.includes(date) ? 'Booked' : undefined;
  };
  return (
    <RangeCalendar value={range} isLastNext={isLastNext} onChoose={choose} today={first} refusalOf={refusalOf}>
      <Button size="xs" onClick={() => setRange({ first, last: addDays(first, 7) })}>
        1 week
      </Button>
      <Button size="xs" onClick={() => setRange({ first: null, last: null })}>
        None
      </Button>
      <span className="ml-auto text-muted">
        {range.first && range.last && formatDayRange(range.first, range.last, language)}
      </span>
    </RangeCalendar>
  );
};
