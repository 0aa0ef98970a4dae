import type { ReactNode } from 'react';

/** A part of the page under its heading. */
export const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className="pt-10 md:pt-13">
    <h2 className="text-xl">{heading}</h2>
    {children}
  </section>
);
