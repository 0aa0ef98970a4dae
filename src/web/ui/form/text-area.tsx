import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldProps } from './field.tsx';

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'className' | 'children'> & { className?: string };

/** A labelled text area, initially as high as its rows; grows with its content where browsers support that. */
export const TextArea = ({ label, hint, error, optional, id, className, rows = 6, ...area }: Props) => (
  <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
    {(control) => (
      <textarea
        rows={rows}
        style={{ minHeight: `calc(${rows}lh + 1.625rem)` }}
        required={!optional}
        {...area}
        {...control}
        className={`${controlClass} field-sizing-content py-3`}
      />
    )}
  </Field>
);
