import type { ReactNode } from 'react';

type Props = {
  id: string;
  heading: string;
  /** A sentence or a link at the end of the heading's line. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A section of the home page with its heading. */
export const Section = ({ id, heading, beside, children }: Props) => (
  <section aria-labelledby={id} className="page-width pt-11 md:pt-20">
    <div className="mb-4 flex flex-col items-start justify-between gap-x-6 gap-y-2 md:mb-8 md:flex-row md:items-end">
      <h2 id={id} className="max-w-[21ch] text-2xl leading-tight md:text-3xl tracking-tight">
        {heading}
      </h2>
      {beside}
    </div>
    {children}
  </section>
);
