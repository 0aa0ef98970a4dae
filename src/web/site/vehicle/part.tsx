import type { ReactNode } from 'react';

/** A section of the page with its heading; `id` makes it a link target. */
export const VehiclePart = ({ heading, id, children }: { heading: string; id?: string; children: ReactNode }) => (
  <section id={id} className="pt-10 md:pt-13">
    <h2 className="text-xl">{heading}</h2>
    {children}
  </section>
);
