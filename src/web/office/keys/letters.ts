import type { Screen } from '../screens.ts';

/** The letter that leads to a screen after G. */
const letters: Partial<Record<Screen['name'], string>> = {
  today: 't',
  bookings: 'b',
  calendar: 'c',
  customers: 'u',
  payments: 'p',
  vehicles: 'v',
  messages: 'm',
  reports: 'e',
  reviews: 'r',
  content: 'w',
  outbox: 'o',
  audit: 'a',
  settings: 's',
};

export const letterOf = (name: Screen['name']): string | undefined => letters[name];
