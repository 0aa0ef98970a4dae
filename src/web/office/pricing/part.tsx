import type { ReactNode } from 'react';

type Props = { title: string; text?: string; end?: ReactNode; children: ReactNode };

/** A part of the screen with its name, what it is, and what can be chosen in it. */
export const Part = ({ title, text, end, children }: Props) => (
  <section className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface">
    <div className="flex min-h-12 flex-wrap items-center gap-x-2.5 gap-y-2 border-b border-line px-4 py-2">
      <h2 className="text-sm">{title}</h2>
      {text && <p className="text-xs text-subtle">{text}</p>}
      {end && <div className="ml-auto flex flex-wrap items-center gap-2">{end}</div>}
    </div>
    {children}
  </section>
);
