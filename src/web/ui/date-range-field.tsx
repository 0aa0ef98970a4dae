import type { ReactNode } from 'react';
import { DateField } from './date-field.tsx';
import type { CalendarDate } from './dates.ts';

type End = {
  label: ReactNode;
  name: string;
  value: CalendarDate | '';
  error?: string | undefined;
  /** Stands beside the date, usually a TimeSelect. */
  beside?: ReactNode;
};

type Props = {
  legend: string;
  first: End;
  last: End;
  min: CalendarDate;
  max?: CalendarDate | undefined;
  onChange?: (range: { first: CalendarDate | ''; last: CalendarDate | '' }) => void;
};

/**
 * Two dates, typed or picked, the second never before the first. Works before scripts arrive. Put a RangeCalendar under
 * it where there is room.
 */
export const DateRangeField = ({ legend, first, last, min, max, onChange }: Props) => (
  <fieldset className="grid gap-3 md:grid-cols-2">
    <legend className="sr-only">{legend}</legend>
    {([first, last] as const).map((end, index) => (
      <div key={end.name} className={end.beside ? 'grid grid-cols-[1.5fr_1fr] gap-3' : ''}>
        <DateField
          label={end.label}
          name={end.name}
          value={onChange ? end.value : undefined}
          defaultValue={onChange ? undefined : end.value}
          error={end.error}
          min={index === 1 && first.value > min ? first.value : min}
          max={max}
          onChange={
            onChange &&
            ((event) => {
              const chosen = event.currentTarget.value;
              onChange(index === 0 ? { first: chosen, last: last.value } : { first: first.value, last: chosen });
            })
          }
        />
        {end.beside}
      </div>
    ))}
  </fieldset>
);
