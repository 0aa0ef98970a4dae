import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { useWords } from '../../languages/use-words.ts';
import { IconButton } from '../icon-button.tsx';
import { controlClass, Field } from './field.tsx';
import type { TextField } from './text-field.tsx';
import { type DateChoice, useTypedDate } from './use-typed-date.ts';

const DayPicker = lazy(async () => ({ default: (await import('./day-picker.tsx')).DayPicker }));

type Given = Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'optional' | 'className' | 'id'> &
  Pick<ComponentProps<'input'>, 'name' | 'required' | 'disabled' | 'autoComplete' | 'placeholder'>;

/** A date, typed or chosen in a calendar. */
export const DateField = ({ label, hint, optional, className, id, ...rest }: Given & DateChoice) => {
  const { value, defaultValue, min, max, error, onChange, ...input } = rest;
  const date = useTypedDate({ value, defaultValue, min, max, error, onChange });
  return (
    <Field label={label} hint={hint} error={date.error} optional={optional} id={id} className={className}>
      {(control) => (
        <div className="relative">
          <input
            required={!optional}
            {...date.input}
            {...input}
            {...control}
            className={`${controlClass} truncate pr-9`}
          />
          {!input.disabled && <Picker read={date.read} min={min} max={max} />}
        </div>
      )}
    </Field>
  );
};

type PickerProps = Pick<DateChoice, 'min' | 'max'> & { read: () => CalendarDate | null };

/** The button at the end of the field, and the calendar that it opens. */
const Picker = ({ read, min, max }: PickerProps) => {
  const t = useWords('ui', 'date');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        icon="calendar"
        size="sm"
        name={t('choose')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="absolute inset-y-0 right-1 my-auto text-muted [@media(scripting:none)]:hidden"
      />
      {isOpen && (
        <Suspense>
          <DayPicker opener={button} value={read()} min={min} max={max} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
