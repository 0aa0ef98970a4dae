import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldProps } from './field.tsx';

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'className' | 'children'> & { className?: string };

/** A labelled text of several lines; the reader may make it taller. */
export const TextAreaField = ({ label, hint, error, optional, id, className, ...area }: Props) => (
  <Field {...{ label, hint, error, optional, id, className }}>
    {(control) => (
      <textarea
        rows={4}
        required={!optional}
        {...area}
        {...control}
        className={`${controlClass} resize-y py-3 leading-normal disabled:resize-none`}
      />
    )}
  </Field>
);
