import type { ComponentProps } from 'react';
import { SelectField } from './select-field.tsx';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** 00:00 to 23:30 in steps of half an hour. */
export const halfHours: readonly string[] = Array.from(
  { length: 48 },
  (_, index) => `${twoDigits(Math.floor(index / 2))}:${index % 2 === 0 ? '00' : '30'}`,
);

/** A time of day on the half hour, 24-hour clock. */
export const TimeSelect = (props: Omit<ComponentProps<typeof SelectField>, 'children'>) => (
  <SelectField {...props}>
    {halfHours.map((time) => (
      <option key={time} value={time}>
        {time}
      </option>
    ))}
  </SelectField>
);
