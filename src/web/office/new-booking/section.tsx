import type { ReactNode } from 'react';
import type { BookingForm } from './booking-form.ts';
import type { SectionId } from './missing-fields.tsx';

/** A section of the form with its title. */
export const BookingSection = ({ id, title, children }: { id?: SectionId; title: string; children: ReactNode }) => (
  <fieldset id={id} className="grid min-w-0 grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-4 md:p-5">
    <legend className="float-left mb-1 w-full text-md font-semibold">{title}</legend>
    {children}
  </fieldset>
);

/** The props that the form's sections share. */
export type SectionProps = {
  form: BookingForm;
  /** Error messages by field name. */
  wrong: Readonly<Record<string, string>>;
  change: (changed: Partial<BookingForm>) => void;
};
