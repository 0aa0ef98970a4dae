import type { ReactNode } from 'react';

type Props = { id: string; title: string; note?: ReactNode; children: ReactNode };

/** A titled section of the form; `SectionNav` links to it. */
export const Section = ({ id, title, note, children }: Props) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    tabIndex={-1}
    className="scroll-mt-12 border-b border-line px-4 py-5 last:border-b-0 focus:outline-hidden md:px-5"
  >
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-2">
      <h3 id={`${id}-title`} className="text-sm font-semibold tracking-normal">
        {title}
      </h3>
      {note && <span className="text-2xs text-muted">{note}</span>}
    </div>
    {children}
  </section>
);
