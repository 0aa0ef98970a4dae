import type { ComponentProps, ReactNode } from 'react';
import { controlClass, Field, type FieldProps } from './field.tsx';

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'children'> & {
    className?: string;
    /** Shown inside the box, at its end: the brand of a card, a button that shows the password. */
    end?: ReactNode;
  };

/** A labelled text input. Set `autoComplete` and `inputMode` for autofill and the right keyboard. */
export const TextField = ({ label, hint, error, optional, id, className, end, ...input }: Props) => (
  <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
    {(control) => (
      <div className="relative">
        <input
          type="text"
          required={!optional}
          {...input}
          {...control}
          aria-invalid={control['aria-invalid'] ?? input['aria-invalid']}
          className={`${controlClass} ${end ? 'pr-16' : ''}`}
        />
        {end && <div className="absolute inset-y-0 right-2 flex items-center">{end}</div>}
      </div>
    )}
  </Field>
);
