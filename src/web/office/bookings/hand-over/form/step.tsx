import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/icons.tsx';

type Props = {
  number: number;
  title: string;
  /** What it came to, or what is known before. */
  result?: ReactNode;
  isDone: boolean;
  children?: ReactNode;
};

/** A step of the hand-over: its number, or a tick once it is done. */
export const Step = ({ number, title, result, isDone, children }: Props) => (
  <section className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-4 last:border-b-0">
    <span
      aria-hidden="true"
      className={`grid size-6 place-items-center rounded-full text-xs font-semibold ${isDone ? 'bg-brand-soft text-on-brand-soft' : 'bg-brand text-on-brand'}`}
    >
      {isDone ? <Icon name="check" size="sm" /> : number}
    </span>
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
      <h2 className="text-md font-semibold">{title}</h2>
      {result && <p className="text-xs text-muted figures">{result}</p>}
    </div>
    {children && <div className="col-start-2 min-w-0 max-sm:col-span-2 max-sm:col-start-1">{children}</div>}
  </section>
);
