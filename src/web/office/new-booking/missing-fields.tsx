import { Fragment } from 'react';
import { useWords } from '../../languages/use-words.ts';
import type { Needed } from './booking-form.ts';

/** The section of the form that holds what is missing. */
const sections = {
  dates: 'booking-times',
  order: 'booking-times',
  vehicle: 'booking-vehicle',
  customer: 'booking-customer',
  places: 'booking-places',
} as const satisfies Record<Needed, string>;
export type SectionId = (typeof sections)[Needed];

/** What is missing, a line each; a press leads to its field. */
export const MissingFields = ({ needed }: { needed: readonly Needed[] }) => {
  const t = useWords('newBooking', 'cost.needed');
  return needed.map((one) => (
    <Fragment key={one}>
      <button
        type="button"
        onClick={() => showField(sections[one])}
        className="min-h-6 text-left text-link underline-offset-2 hover:underline"
      >
        {t(one)}
      </button>
      {'\n'}
    </Fragment>
  ));
};

/** Focuses the section's wrong field, or its first empty one. */
const showField = (section: SectionId) => {
  const fields = [...(document.getElementById(section)?.querySelectorAll<HTMLInputElement>('input, select') ?? [])];
  const field =
    fields.find((one) => one.getAttribute('aria-invalid') === 'true') ??
    fields.find(({ value }) => value === '') ??
    fields[0];
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
};
