import type { ReactNode } from 'react';
import type { BookingForm } from './booking-form.ts';

/** A part of the form under its name. */
export const BookingSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-4 md:p-5">
    <legend className="float-left mb-1 w-full text-md font-semibold">{title}</legend>
    {children}
  </fieldset>
);

/** What each section of the form is given. */
export type SectionProps = {
  form: BookingForm;
  /** What is wrong with a field, by its name. */
  wrong: Readonly<Record<string, string>>;
  change: (changed: Partial<BookingForm>) => void;
};
