import type { ComponentProps, ReactNode } from 'react';
import { TextField } from './text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'inputMode'> & {
  /** What is counted, inside the box at its end: `hours`, `%`, `฿`. */
  unit: ReactNode;
  /** Whether it may have a part after the point. */
  hasDecimals?: boolean;
};

/** A figure with its unit in the box. It is a text: what is no figure stays to be seen, and says so. */
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
