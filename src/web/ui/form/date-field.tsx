import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'min' | 'max'> & {
  /** First and last date that may be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
};

/** A date as `YYYY-MM-DD`, typed or picked; works before scripts are ready. */
export const DateField = (props: Props) => <TextField {...props} type="date" />;
