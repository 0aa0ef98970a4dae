import type { account } from '#words/en/account.ts';
import type { audit } from '#words/en/audit.ts';
import type { booking } from '#words/en/booking.ts';
import type { contact } from '#words/en/contact.ts';
import type { content } from '#words/en/content.ts';
import type { demo } from '#words/en/demo.ts';
import type { frame } from '#words/en/frame.ts';
import type { home } from '#words/en/home.ts';
import type { join } from '#words/en/join.ts';
import type { login } from '#words/en/login.ts';
import type { manage } from '#words/en/manage.ts';
import type { office } from '#words/en/office.ts';
import type { password } from '#words/en/password.ts';
import type { payment } from '#words/en/payment.ts';
import type { quote } from '#words/en/quote.ts';
import type { refusals } from '#words/en/refusals.ts';
import type { reviews } from '#words/en/reviews.ts';
import type { search } from '#words/en/search.ts';
import type { today } from '#words/en/today.ts';
import type { ui } from '#words/en/ui.ts';
import type { vehicle } from '#words/en/vehicle.ts';
import type { vehicles } from '#words/en/vehicles.ts';

/** Every dictionary that screens use, by its namespace: the name of its file and of its export. */
export type Dictionaries = {
  account: typeof account;
  audit: typeof audit;
  booking: typeof booking;
  contact: typeof contact;
  content: typeof content;
  demo: typeof demo;
  frame: typeof frame;
  home: typeof home;
  join: typeof join;
  login: typeof login;
  manage: typeof manage;
  office: typeof office;
  password: typeof password;
  payment: typeof payment;
  quote: typeof quote;
  refusals: typeof refusals;
  reviews: typeof reviews;
  search: typeof search;
  today: typeof today;
  vehicle: typeof vehicle;
  vehicles: typeof vehicles;
  ui: typeof ui;
};
export type Namespace = keyof Dictionaries;

/** In the HTML of every page; a route adds its own with `handle = { words: [...] }`. */
export const everywhere: readonly Namespace[] = ['frame', 'ui'];

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    resources: Dictionaries;
  }
}
