import type { ReactNode } from 'react';

/** A part of the page under its heading; `id` where the page leads to it. */
export const VehiclePart = ({ heading, id, children }: { heading: string; id?: string; children: ReactNode }) => (
  <section id={id} className="pt-10 md:pt-13">
    <h2 className="text-xl">{heading}</h2>
    {children}
  </section>
);
