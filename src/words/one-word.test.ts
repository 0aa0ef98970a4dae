import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { programProblems } from '#kernel/problems/programs.ts';

type Text = Readonly<{ path: string; text: string }>;

const textsOf = (value: unknown, path: string): Text[] =>
  typeof value === 'string'
    ? [{ path, text: value }]
    : Object.entries(Object(value)).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));

const files = await readdir(new URL('en', import.meta.url));
const dictionaries = await Promise.all(
  files.map(async (file) => textsOf({ ...(await import(`./en/${file}`)) }, file.replace('.ts', ''))),
);
const texts = [...dictionaries.flat(), ...textsOf(programProblems, 'program-problems')];

/** Labels that the specification names, one after the other. They stay as it writes them. */
const labels = `Access Denied|Add Addon|Add Booking|Add New Addon|Add Option|Add Package|Additional Information|
Addon Management|Admin 404 - Not Found|Admin Users|Airport Pickup|All Status|Basic Information|Book Another Vehicle|
Booking Dates & Times|Booking Details|Booking Management|Browse Vehicles|Cancel Booking|Category Management|Clear Cache|
Clear Filters|Clear Search|Confirm Delete|Content Management|Cost Summary|Create Addon|Create Insurance Option|
Create Insurance Package|Create Manual Booking|Create New Customer|Create New Page|Creating Booking|Customer Cancel|
Customer Details|Customer Info|Customer Information|Customer Management|Date & Time|Default Deductible|Delete Booking|
Demo Mode|Display Settings|Edit Addon|Edit Booking|Edit Customer|Edit Insurance Option|Edit Insurance Package|Go Back|
Go to Home|Has Terms|Insurance Management|Insurance Options|Insurance Packages|Invalid Date|Last Booking|Last Updated|
Logout|Map Unavailable|Mark as Returned|Meta Description|New Booking|Notes (Optional)|Page Content|Page Title|
Payment Information|Payment Method|Payment Transactions|Personal Information|Pickup & Dropoff Locations|
Pricing Management|Proceed to Payment|Promo Codes|Rate Calculator|Reports & Analytics|Return to Home|Save Changes|
Save Page|Seasonal Rates|Select|Sort Order|Special Offers|Tax Settings|Total Spent|Transaction Details|
Turnover Interval|URL Slug|Update Addon|Vehicle & Dates|Vehicle Booking Calendar|Vehicle Not Available|
Vehicle Not Found|Vehicle Selection`;

/** Sentences that the specification quotes. */
const sentences = [
  'License number is required',
  'Pickup date is required',
  'Pickup date cannot be in the past',
  'Return date must be after pickup date',
  'Please select pickup and dropoff locations',
  'Please select or create a customer',
  'Please select a vehicle',
  'Please select start and end dates',
  'Vehicle is not available for selected dates',
  'Login failed',
  'Please log in as admin to view real data',
  'Track and manage customer reservations',
  'Customer bookings will appear here once they start making reservations',
  'Please fill in all required fields (First name, Last name, and Phone)',
  'No addons found',
  'Get started by creating your first addon',
  'Loading addons',
  'Are you sure you want to delete this addon?',
  'Failed to fetch addons',
  'An error occurred while fetching addons',
  'Failed to save addon',
  'An error occurred while saving the addon',
  'Failed to delete addon',
  'An error occurred while deleting the addon',
  'Failed to update addon',
  'An error occurred while updating addon',
];

const quoted = [...labels.split(/\|\n?/), ...sentences].sort((one, other) => other.length - one.length);
const asWritten = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const anyQuoted = new RegExp(`(?<!\\w)(${quoted.map(asWritten).join('|')})(?!\\w)`, 'g');
/** A text without what the specification quotes in it. */
const ownOf = (text: string) => text.replaceAll(anyQuoted, '·');

/** The word of the screens, and what it is not called. */
const others: Readonly<Record<string, RegExp>> = {
  licence: /\blicenses?\b/i,
  'pick-up': /\bpickups?\b/i,
  return: /\bdrop[- ]?offs?\b/i,
  'hand-over': /\bhandovers?\b/i,
  'add-on': /\b(addons?|extras)\b/i,
  'sign in, sign out': /\b(log|logged|logging)[- ]?(in|out|off)s?\b/i,
  email: /\be-mails?\b|\bmailed\b|\bmails?\b(?! server)/i,
  book: /\breserv(e|es|ed|ing|ation|ations)\b|\bBook Now\b/i,
  'choose, and Select on a card': /\bselect(s|ed|ing|ion)?\b/i,
  vehicle: /\bcars?\b(?! rental| in Bangkok)(?<!\bCity car)/i,
};

test.each(Object.entries(others))('one word for one thing: %s', (_, other) => {
  expect(texts.filter(({ text }) => other.test(ownOf(text)))).toEqual([]);
});

test('the button of a search says Search', () => {
  const buttons = texts.filter(({ path }) => /\.(find|filter)\.show$/.test(path));
  expect(buttons.length).toBeGreaterThan(10);
  expect(new Set(buttons.map(({ text }) => text))).toEqual(new Set(['Search']));
});

/** Names, and screens, tabs and buttons that a text names as they are written. */
const names =
  /\b(Thai|Thailand|Bangkok|Asia|English|JavaScript|Suvarnabhumi Airport|Don Mueang Airport|American Express|Apple|Android Auto|Idempotency-Key|Messenger|Twitter|Markdown|Wi-Fi|3-D Secure|Rabbit LINE Pay|Touch 'n Go)\b|\b(in|from) (Settings|General)\b|Go to Today|under Transfers|choose Scan|Mark as Picked up/g;
/** The specification's list of features of a category; titles of papers of account, as the law writes them; countries. */
const isNamedElsewhere = /^(categories\.categories\.features|issued\.issued\.title|countries\.countries)\./;

test('texts are in sentence case, but for names and the labels that the specification names', () => {
  const capital = /(?<=[\p{L}\p{N},;&/)·’%฿] ?)(?<!\p{L})[A-Z][a-z]+\b/u;
  const wrong = texts.filter(
    ({ path, text }) => !isNamedElsewhere.test(path) && capital.test(ownOf(text).replaceAll(names, '')),
  );
  expect(wrong).toEqual([]);
});

test('every quoted label and sentence is still in use', () => {
  const all = texts
    .map(({ text }) => text)
    .join('\n')
    .toLowerCase();
  expect(quoted.filter((one) => !all.includes(one.toLowerCase()))).toEqual([]);
});
