import type { BookingForm } from './booking-form.ts';

/** What each section of the form is given. */
export type SectionProps = {
  form: BookingForm;
  /** What is wrong with a field, by its name. */
  wrong: Readonly<Record<string, string>>;
  change: (changed: Partial<BookingForm>) => void;
};
