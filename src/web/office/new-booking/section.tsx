import type { ReactNode } from 'react';

/** A part of the form under its name. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-4 md:p-5">
    <legend className="float-left mb-1 w-full text-md font-semibold">{title}</legend>
    {children}
  </fieldset>
);
