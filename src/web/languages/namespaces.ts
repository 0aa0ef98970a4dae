import type { account } from '#words/en/account.ts';
import type { addons } from '#words/en/addons.ts';
import type { audit } from '#words/en/audit.ts';
import type { booking } from '#words/en/booking.ts';
import type { bookingCalendar } from '#words/en/booking-calendar.ts';
import type { bookings } from '#words/en/bookings.ts';
import type { calendar } from '#words/en/calendar.ts';
import type { categories } from '#words/en/categories.ts';
import type { contact } from '#words/en/contact.ts';
import type { content } from '#words/en/content.ts';
import type { customers } from '#words/en/customers.ts';
import type { dashboard } from '#words/en/dashboard.ts';
import type { demo } from '#words/en/demo.ts';
import type { fleet } from '#words/en/fleet.ts';
import type { frame } from '#words/en/frame.ts';
import type { home } from '#words/en/home.ts';
import type { insurance } from '#words/en/insurance.ts';
import type { invoices } from '#words/en/invoices.ts';
import type { locations } from '#words/en/locations.ts';
import type { login } from '#words/en/login.ts';
import type { messages } from '#words/en/messages.ts';
import type { myBooking } from '#words/en/my-booking.ts';
import type { newBooking } from '#words/en/new-booking.ts';
import type { office } from '#words/en/office.ts';
import type { officeContent } from '#words/en/office-content.ts';
import type { officeReviews } from '#words/en/office-reviews.ts';
import type { outbox } from '#words/en/outbox.ts';
import type { palette } from '#words/en/palette.ts';
import type { password } from '#words/en/password.ts';
import type { payment } from '#words/en/payment.ts';
import type { paymentFailures } from '#words/en/payment-failures.ts';
import type { payments } from '#words/en/payments.ts';
import type { pricing } from '#words/en/pricing.ts';
import type { problems } from '#words/en/problems.ts';
import type { quote } from '#words/en/quote.ts';
import type { reconciliation } from '#words/en/reconciliation.ts';
import type { register } from '#words/en/register.ts';
import type { reports } from '#words/en/reports.ts';
import type { reviews } from '#words/en/reviews.ts';
import type { search } from '#words/en/search.ts';
import type { settings } from '#words/en/settings.ts';
import type { staffProblems } from '#words/en/staff-problems.ts';
import type { system } from '#words/en/system.ts';
import type { ui } from '#words/en/ui.ts';
import type { users } from '#words/en/users.ts';
import type { vehicle } from '#words/en/vehicle.ts';
import type { vehicles } from '#words/en/vehicles.ts';

/** Every dictionary that screens use, by its namespace: the name of its file and of its export. */
type Dictionaries = {
  account: typeof account;
  addons: typeof addons;
  reports: typeof reports;
  audit: typeof audit;
  invoices: typeof invoices;
  booking: typeof booking;
  bookingCalendar: typeof bookingCalendar;
  bookings: typeof bookings;
  calendar: typeof calendar;
  categories: typeof categories;
  users: typeof users;
  officeContent: typeof officeContent;
  contact: typeof contact;
  content: typeof content;
  customers: typeof customers;
  demo: typeof demo;
  fleet: typeof fleet;
  frame: typeof frame;
  home: typeof home;
  insurance: typeof insurance;
  register: typeof register;
  login: typeof login;
  myBooking: typeof myBooking;
  newBooking: typeof newBooking;
  messages: typeof messages;
  officeReviews: typeof officeReviews;
  office: typeof office;
  outbox: typeof outbox;
  palette: typeof palette;
  password: typeof password;
  payment: typeof payment;
  payments: typeof payments;
  locations: typeof locations;
  pricing: typeof pricing;
  quote: typeof quote;
  reconciliation: typeof reconciliation;
  problems: typeof problems;
  reviews: typeof reviews;
  search: typeof search;
  settings: typeof settings;
  system: typeof system;
  dashboard: typeof dashboard;
  staffProblems: typeof staffProblems;
  paymentFailures: typeof paymentFailures;
  vehicle: typeof vehicle;
  vehicles: typeof vehicles;
  ui: typeof ui;
};
export type Namespace = keyof Dictionaries;

/** The namespaces in the HTML of every page; a route adds its own with `handle = { words: [...] }`. */
export const everywhere: readonly Namespace[] = ['frame', 'ui'];

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    resources: Dictionaries;
  }
}
