import type { ComponentProps, ReactNode } from 'react';
import { TextField } from './text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'inputMode'> & {
  /** The unit, shown inside the box at its end: `hours`, `%`, `฿`. */
  unit: ReactNode;
  /** Whether decimals are allowed. */
  hasDecimals?: boolean;
};

/** A number with its unit in the box. It is a text input, so that an invalid entry stays visible with its error. */
export const NumberField = ({ unit, hasDecimals = false, label, ...field }: Props) => (
  <TextField
    autoComplete="off"
    {...field}
    label={
      <>
        {label}
        <span className="sr-only">, {unit}</span>
      </>
    }
    inputMode={hasDecimals ? 'decimal' : 'numeric'}
    end={
      <span aria-hidden="true" className="pointer-events-none pr-1.5 text-subtle">
        {unit}
      </span>
    }
  />
);
