import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldProps } from './field.tsx';

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'className' | 'children'> & { className?: string };

/** A labelled text of several lines. */
export const TextArea = ({ label, hint, error, optional, id, className, ...area }: Props) => (
  <Field {...{ label, hint, error, optional, id, className }}>
    {(control) => (
      <textarea
        rows={6}
        required={!optional}
        {...area}
        {...control}
        className={`${controlClass} field-sizing-content min-h-36 py-3`}
      />
    )}
  </Field>
);
