import type { ComponentProps } from 'react';
import { Icon } from '../icons.tsx';
import { controlClass, Field, type FieldProps } from './field.tsx';

type Props = FieldProps & Omit<ComponentProps<'select'>, 'className'> & { className?: string };

/** A labelled native select: the choices are its `option` children. */
export const SelectField = ({ label, hint, error, optional, id, className, children, ...select }: Props) => (
  <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
    {(control) => (
      <div className="relative">
        <select
          required={!optional}
          {...select}
          {...control}
          className={`peer ${controlClass} appearance-none truncate py-1.5 pr-10`}
        >
          {children}
        </select>
        <Icon
          name="down"
          size="sm"
          className="pointer-events-none absolute top-1/2 right-3.5 [translate:0_-50%] peer-disabled:text-disabled"
        />
      </div>
    )}
  </Field>
);
