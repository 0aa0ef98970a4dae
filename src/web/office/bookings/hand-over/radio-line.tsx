import type { ReactNode } from 'react';
import { radioClass } from '../../../ui/form/radio-look.ts';

type Props = { name: string; checked: boolean; onChoose: () => void; children: ReactNode };

/** One of several choices, a line that a finger hits. */
export const RadioLine = ({ name, checked, onChoose, children }: Props) => (
  <label className="flex min-h-11 items-center gap-3 text-sm">
    <input type="radio" name={name} className={radioClass} checked={checked} onChange={onChoose} />
    {children}
  </label>
);
