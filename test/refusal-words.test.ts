import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CustomerInfo, NewBooking } from '#contract/booking.ts';
import { NewInsurancePackage } from '#contract/office/insurance.ts';
import type { Problem } from '#kernel/problem.ts';
import { addonProblems } from '#modules/booking/rules/addon-quantities.ts';
import { movedProblems } from '#modules/booking/rules/change-limits.ts';
import { limitProblems } from '#modules/booking/rules/limits.ts';
import { filledForm } from '#modules/booking/rules/office/manual-form.ts';
import {
  amountNeeded,
  endNotAfterStart,
  lessThanAtPickUp,
  methodNeeded,
  noSuchLocation,
  reasonNeeded,
} from '#modules/booking/rules/office/office-problems.ts';
import { officeWarnings } from '#modules/booking/rules/office/office-warnings.ts';
import {
  addonGone,
  cannotChange,
  cannotMove,
  coverGone,
  noSuchPlace,
  notTheSamePlace,
  tooLateToChange,
  tooManyHolds,
} from '#modules/booking/rules/problems.ts';
import { badSlug, slugOfScreen, slugStays, slugTaken } from '#modules/content/rules/problems.ts';
import { addonUnknown, codeTaken, noSuchCategory, noSuchOption } from '#modules/extras/rules/problems.ts';
import { halfAPoint, hoursUnreadable } from '#modules/fleet/rules/problems.ts';
import { moreThanStands } from '#modules/invoicing/rules/problems.ts';
import {
  bankMissing,
  endBeforeStart,
  moreThanLeft,
  moreThanOwed,
  phoneWrong,
  rangeTooLong,
} from '#modules/payments/rules/problems.ts';
import { leastOverMost } from '#modules/settings/rules/problems.ts';
import { booking as bookingInEnglish } from '#words/en/booking.ts';
import { contact as contactInEnglish } from '#words/en/contact.ts';
import { customers } from '#words/en/customers.ts';
import { refusals } from '#words/en/refusals.ts';
import { troubles } from '#words/en/troubles.ts';
import { booking as bookingInThai } from '#words/th/booking.ts';
import { contact as contactInThai } from '#words/th/contact.ts';
import { customers as customersInThai } from '#words/th/customers.ts';
import { unanswered } from '../src/web/api/failure.ts';
import { officeCodes, officeWords } from '../src/web/office/refusals/office-words.ts';
import { formWords } from '../src/web/site/refusals/form-words.ts';
import { refusalWords, saidInWords } from '../src/web/site/refusals/refusal-words.ts';

/** All that has words: what visitors may meet, and what staff alone do. */
const inWords = [...saidInWords, ...officeCodes];
const wordsAt = (key: string): unknown => {
  const [from, path] = key.startsWith('troubles:') ? [troubles, key.slice(9)] : [refusals, key];
  return path.split('.').reduce((words, name) => Object(words)[name], from as unknown);
};

const src = join(import.meta.dirname, '../src');
const folders = (await readdir(join(src, 'modules'))).map((name) => `modules/${name}`);

/** What one page alone is answered, and says in words of its own. */
const toldByTheirPage = [
  { code: 'contact.too-fast', texts: [contactInEnglish['too-fast'], contactInThai['too-fast']] },
  { code: 'contact.stale-form', texts: [contactInEnglish.stale, contactInThai.stale] },
  { code: 'contact.too-many', texts: [contactInEnglish['too-many'], contactInThai['too-many']] },
  // The paper could not be loaded, whatever the reason.
  { code: 'documents.busy', texts: [bookingInEnglish.done.notLoaded, bookingInThai.done.notLoaded] },
  ...Object.entries(customers.refused).map(([name, text]) => ({
    code: `customers.${name}`,
    texts: [text, Object(customersInThai.refused)[name]],
  })),
];

/** What no customer is answered while booking, paying or managing: staff's calls, lists, other clients than the pages. */
const notForCustomers = [
  'auth.forbidden',
  'auth.required',
  'identity.admin-email-taken',
  'notices.mail-not-found',
  'payment.booking-cancelled',
  'payment.card-refused',
  'payment.more-than-left',
  'payment.more-than-owed',
  'payment.task-done',
  'payment.task-not-found',
  'pictures.not-found',
  'request.too-slow',
  'request.unknown-type',
  'reviews.not-found',
  'reviews.off',
  'route.not-found',
  'server.ending',
  'settings.invalid',
  'upkeep.refused',
  'webhook.signature',
];

/** Said to programs, or shorter: their words say more to a visitor. */
const saidOtherwise = [
  'auth.link-password: This is not the password of the account.',
  'auth.locked: Too many failed attempts. Please wait before you try again.',
  'auth.session-not-found: There is no such session.',
  'auth.too-many-mails: We have sent you several mails. Please wait before you ask for another.',
  'auth.too-many-registrations: Too many registrations. Please try again later.',
  'idempotency.key-invalid: An Idempotency-Key has 8 to 200 letters, digits, or . : - _',
  'idempotency.key-reused: This Idempotency-Key was used for another request.',
  'booking.not-found: No booking has this reference and this e-mail together.',
  'pricing.promotion-used-up: This promotion has just been used up.',
  'request.malformed: X-Forwarded-For does not end with an address.',
];

/** Every refusal that is written in the server, with its sentence where that is written beside it. */
const refusalsIn = async (folder: string) => {
  const names = await readdir(join(src, folder), { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const texts = await Promise.all(files.map((name) => readFile(join(src, folder, name), 'utf8')));
  return texts.flatMap((text) =>
    [...text.matchAll(/new Problem\(\s*\w+,\s*'([^']+)'(?:,\s*'([^']+)')?/g)].map(([, code = '', sentence]) => ({
      code,
      sentence,
    })),
  );
};

const written = (await Promise.all([...folders, 'platform/http'].map(refusalsIn))).flat();

test('every refusal that customers and staff may meet on a page is told in both languages', () => {
  const codes = new Set(written.map(({ code }) => code));
  expect(codes.size).toBeGreaterThan(30);
  const ofPages = toldByTheirPage.map(({ code }) => code);
  const said = new Set<string>([...inWords, ...ofPages, ...notForCustomers, 'form.invalid']);
  expect([...codes].filter((code) => !said.has(code)).sort()).toEqual([]);
  expect(toldByTheirPage.filter(({ texts: [one, other] }) => !one || !other || one === other)).toEqual([]);
});

test('no refusal has words that nobody answers', () => {
  const codes = new Set(written.map(({ code }) => code));
  for (const reason of [new TypeError('fetch failed'), 'anything']) codes.add(unanswered(reason).error);
  const ofAnyState = (code: string) => code.replace(/-(picked-up|completed|cancelled)$/, '');
  expect(inWords.filter((one) => !codes.has(one) && !codes.has(ofAnyState(one)))).toEqual([]);
});

test('the words for a refusal say in English what the server says, but where that speaks to programs', () => {
  const differing = written
    .filter(({ code, sentence }) => sentence && inWords.some((one) => one === code))
    .filter(({ code, sentence }) => sentence !== inEnglishWords({ code, fields: {}, details: {} })?.join())
    .map(({ code, sentence }) => `${code}: ${sentence}`);
  expect([...new Set(differing)].sort()).toEqual([...saidOtherwise].sort());
});

/** What the shape of a booking says of fields that are missing or wrong, of a link, and of a text that is too long. */
const contractSays = [
  NewBooking.pick({ pickupDate: true, returnDate: true }).safeParse({}),
  CustomerInfo.pick({ firstName: true, lastName: true }).safeParse({
    firstName: 'https://a.b',
    lastName: 'a'.repeat(101),
  }),
  CustomerInfo.pick({ email: true, phone: true }).safeParse({ email: 'hannah', phone: 'home' }),
  NewInsurancePackage.shape.pricing.safeParse([
    { categoryId: '0197f1a0-0000-7000-8000-000000000001', dailyRate: 0, weeklyRate: 1 },
  ]),
].flatMap(({ error }) => error?.issues.map(({ message }) => message) ?? []);

/** What a booking by hand lacks, filled in one thing after the other. */
const missingByHand = (() => {
  const at = Temporal.Instant.from('2026-12-01T10:00+07:00');
  const nobody = { firstName: '', lastName: '', email: '', phone: '' };
  const nothing = { vehicleId: null, from: null, until: null, pickUpLocationId: null, dropOffLocationId: null };
  const somebody = { firstName: 'Hannah', lastName: 'Keller', email: 'hannah@example.com', phone: '081 555 0117' };
  const dates = { from: at, until: at.add({ hours: 24 }) };
  return [
    { ...nobody, ...nothing },
    { ...somebody, ...nothing },
    { ...somebody, ...nothing, vehicleId: 'yaris' },
    { ...somebody, ...nothing, vehicleId: 'yaris', ...dates },
  ].flatMap((form) => {
    try {
      filledForm(form);
      return [];
    } catch (problem) {
      return Object.values((problem as Problem).fields);
    }
  });
})();

test('every sentence for a wrong field is one of the server’s, and says in English what the server says', () => {
  const at = (text: string) => Temporal.Instant.from(`${text}+07:00`);
  const [now, later] = [at('2026-12-01T10:00'), at('2026-12-02T10:00')];
  const limits = { minBookingHours: 24, maxBookingDays: 30, advanceBookingDays: 90, allowSameDayBooking: false };
  const fields = { pickUp: 'pickupDate', dropOff: 'returnDate' };
  const period = (from: string, until: string) => ({ from: at(from), until: at(until) });
  const found = [
    period('2026-11-30T10:00', '2026-12-03T10:00'),
    period('2026-12-01T12:00', '2026-12-03T10:00'),
    period('2027-06-01T12:00', '2027-06-03T10:00'),
    period('2026-12-02T12:00', '2026-12-02T14:00'),
    period('2026-12-02T12:00', '2027-02-02T14:00'),
    period('2026-12-02T12:10', '2026-12-03T14:00'),
  ].map((asked) => limitProblems(now, asked, limits, fields));
  const backwards = { from: later, until: now };
  const sentences = [
    ...found,
    movedProblems(now, { before: backwards, after: backwards }, limits, fields),
    addonProblems(Array.from({ length: 51 }, () => ({ addonId: 'seat', quantity: 1 }))),
    addonProblems([{ addonId: 'seat', quantity: 1001 }]),
    ...[
      ...[noSuchPlace({ pickUp: false, dropOff: false }), notTheSamePlace(), addonGone(), addonUnknown(), coverGone()],
      ...[bankMissing(), phoneWrong()],
      ...[hoursUnreadable(['monday']), halfAPoint('latitude'), leastOverMost()],
      ...[endNotAfterStart(), noSuchLocation('pickupLocationId'), reasonNeeded(), amountNeeded(), methodNeeded()],
      ...[moreThanOwed(5350), moreThanLeft(5350)],
      ...[badSlug(), slugOfScreen(), slugStays(), slugTaken()],
      ...[codeTaken(), noSuchOption(), noSuchCategory()],
      ...[lessThanAtPickUp(12_000), moreThanStands('฿5,350'), rangeTooLong(), endBeforeStart()],
    ].map((problem: Problem) => problem.fields),
  ].flatMap((wrong) => Object.values(wrong));
  sentences.push(...contractSays, ...Object.values(officeWarnings), ...missingByHand);
  expect(new Set(sentences.map((sentence) => formWords(sentence, officeWords.sentences)?.key))).toEqual(
    new Set([
      ...Object.keys(refusals.form).map((name) => `form.${name}`),
      ...Object.keys(troubles.form)
        .filter((name) => !name.startsWith('settings'))
        .map((name) => `troubles:form.${name}`),
    ]),
  );
  expect(sentences.map(inEnglish)).toEqual(sentences);
});

/** What is said of the fields of settings, payment methods, locations and staff, as the server writes it. */
const ofSettings = [
  'Use 0 to 100 percent',
  ...['Use 0.5 to 24 hours in steps of half an hour', 'Use steps of 0.1 percent', 'Use 3 to 10 attempts'],
  ...['Use 8 to 20 characters', 'Use 0 to 20 percent', 'Use 0 or more', 'Use at most two decimals'],
  ...['Site name is required', 'Tax name is required'],
  ...['Display name is required', 'Name is required', 'Address is required', 'Another location has this name'],
  'This is the last active location',
  'Write the whole address, such as https://www.example.com',
  'Write the name of the server alone, such as smtp.example.com',
  'Type the password again: it was for another mail server',
  ...['Upload the picture of the QR code', 'A public key starts with pkey_', 'A secret key starts with skey_'],
  ...['One key is for test payments and the other is not', 'The payment provider has withdrawn this method'],
  ...['This e-mail has an account already', 'Email is invalid'],
];
/** The same, with what is only known then. */
const ofSettingsWithValues = [
  ...['public', 'secret'].map((key) => `The payment provider refuses the ${key} key: authentication failure`),
  'Password must be at least 14 characters',
  ...['At least 1 hour', 'At least 1 day', 'At least 5 minutes', 'At most 8,760 hours', 'At most 365 days'],
  'At most 1,440 minutes',
];

test('every sentence for a wrong field of the settings is one of the server’s, told in the same words', async () => {
  const folders = ['contract', 'modules/settings', 'modules/fleet', 'modules/payments/rules', 'modules/identity/rules'];
  const names = await Promise.all(folders.map((name) => readdir(join(src, name), { recursive: true })));
  const files = names.flatMap((list, index) => list.map((name) => join(src, folders[index] ?? '', name)));
  const texts = await Promise.all(
    files.filter((name) => /(?<!test)\.ts$/.test(name)).map((name) => readFile(name, 'utf8')),
  );
  expect(ofSettings.filter((sentence) => !texts.some((text) => text.includes(`'${sentence}'`)))).toEqual([]);
  const sentences = [...ofSettings, ...ofSettingsWithValues];
  expect(new Set(sentences.map((sentence) => formWords(sentence, officeWords.sentences)?.key))).toEqual(
    new Set(
      Object.keys(troubles.form)
        .filter((name) => name.startsWith('settings'))
        .map((name) => `troubles:form.${name}`),
    ),
  );
  expect(sentences.map(inEnglish)).toEqual(sentences);
});

test.each(['picked-up', 'completed', 'cancelled'])(
  'why a booking that is %s cannot be changed is told in full',
  (state) => {
    const problem = cannotChange(state);
    expect(inEnglishWords(problem)).toEqual([problem.message]);
  },
);

test.each([
  ['picked-up', 'The vehicle has been picked up. Please call us to end the rental.'],
  ['completed', 'This rental is over and can no longer be cancelled.'],
])('why a booking that is %s cannot be cancelled is told in full', (state, sentence) =>
  expect(inEnglishWords(cannotMove(state, 'cancel'))).toEqual([sentence]),
);

test.each([tooManyHolds({ most: 5, retryAfterSeconds: 60 }), tooLateToChange(7)])(
  'a limit is told as the server has it: $message',
  (problem) => expect(inEnglishWords(problem)).toEqual([problem.message]),
);

/** What an English page says of a refusal. */
const inEnglishWords = ({ code, fields, details }: Pick<Problem, 'code' | 'fields' | 'details'>) =>
  refusalWords({ error: code, fields, details }, 'en', officeWords)?.map(({ key, values }) => {
    return filled(String(wordsAt(key)), values);
  });

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

const inEnglish = (sentence: string): string | null => {
  const words = formWords(sentence, officeWords.sentences);
  if (!words) return null;
  return filled(String(wordsAt(words.key)), words.values);
};
