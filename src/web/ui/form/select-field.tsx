import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Select } from './select.tsx';

type Props = FieldProps & Omit<ComponentProps<'select'>, 'className'> & { className?: string };

/** A labelled native select: the choices are its `option` children. */
export const SelectField = ({ label, hint, error, optional, id, className, children, ...select }: Props) => (
  <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
    {(control) => (
      <Select required={!optional} {...select} {...control}>
        {children}
      </Select>
    )}
  </Field>
);
