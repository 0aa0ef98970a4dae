import type { ReactNode } from 'react';

type Props = { id: string; heading: string; text: string; children: ReactNode };

/** The pieces of one kind, once in each theme. */
export const Part = ({ id, heading, text, children }: Props) => (
  <section aria-labelledby={id} className="scroll-mt-6 pt-12">
    <h2 id={id} className="text-2xl">
      {heading}
    </h2>
    <p className="mt-1 mb-4 max-w-[68ch] text-muted">{text}</p>
    <div className="grid gap-4 lg:grid-cols-2">
      <Panel theme="light">{children}</Panel>
      <Panel theme="dark">{children}</Panel>
    </div>
  </section>
);

const Panel = ({ theme, children }: { theme: 'light' | 'dark'; children: ReactNode }) => (
  <div
    data-theme={theme}
    className="grid min-w-0 content-start gap-6 rounded-lg border border-line bg-page p-4 text-ink md:p-6"
  >
    {children}
  </div>
);

/** All states of one piece: three by three where there is room. */
export const States = ({ children }: { children: ReactNode }) => (
  <div className="flex min-w-0 flex-wrap gap-x-3 gap-y-4 sm:grid sm:grid-cols-3 sm:justify-items-start">{children}</div>
);

/** Several states beside each other, as many as fit. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex min-w-0 flex-wrap items-start gap-x-3 gap-y-4">{children}</div>
);

/** One state, with its name under it. */
export const Case = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid min-w-0 justify-items-center gap-1.5">
    {children}
    <span className="text-2xs text-subtle">{name}</span>
  </div>
);
