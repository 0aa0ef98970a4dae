import { readDate } from '../ui/form/typed-date.ts';
import type { SearchFields } from './search-fields.ts';

const names = ['location', 'pickupDate', 'pickupTime', 'returnDate', 'returnTime', 'driverAge'] as const;

/** The values of a DOM form that are not in the state yet. */
export const chosenIn = (form: HTMLFormElement | null): Partial<SearchFields> => {
  const chosen = new FormData(form ?? undefined);
  const values = names.map((name) => {
    const text = String(chosen.get(name) ?? '');
    return [name, name.endsWith('Date') ? (readDate(text) ?? '') : text];
  });
  return Object.fromEntries(values.filter(([, value]) => value));
};
