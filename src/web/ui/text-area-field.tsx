import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldProps } from './field.tsx';

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'className' | 'children'> & { className?: string };

/** A labelled text of several lines. */
export const TextAreaField = ({ label, hint, error, optional, id, className, ...area }: Props) => (
  <Field {...{ label, hint, error, optional, id, className }}>
    {(control) => (
      <textarea required={!optional} rows={4} {...area} {...control} className={`${controlClass} resize-y py-3`} />
    )}
  </Field>
);
