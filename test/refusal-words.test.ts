import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Problem } from '#kernel/problem.ts';
import { addonProblems } from '#modules/booking/rules/addon-quantities.ts';
import { movedProblems } from '#modules/booking/rules/change-limits.ts';
import { limitProblems } from '#modules/booking/rules/limits.ts';
import { bankMissing, phoneWrong } from '#modules/payments/rules/problems.ts';
import { refusals as english } from '#words/en/refusals.ts';
import { formWords } from '../src/web/site/refusals/form-words.ts';
import { saidInWords } from '../src/web/site/refusals/refusal-words.ts';

const src = join(import.meta.dirname, '../src');
const folders = ['account', 'booking', 'payments', 'extras', 'fleet', 'pricing', 'identity'].map(
  (name) => `modules/${name}`,
);

/** What no customer is answered while booking, paying or managing: staff's calls, lists, other clients than the pages. */
const notForCustomers = [
  'auth.forbidden',
  'auth.required',
  'extras.addon-not-found',
  'extras.insurance-not-found',
  'fleet.vehicle-booked',
  'fleet.vehicle-not-found',
  'identity.admin-email-taken',
  'payment.booking-cancelled',
  'payment.card-refused',
  'payment.more-than-left',
  'payment.more-than-owed',
  'payment.task-done',
  'payment.task-not-found',
  'request.unknown-type',
  'route.not-found',
  'users.email-taken',
  'users.last-admin',
  'users.not-found',
  'users.not-invited',
  'users.self',
  'users.switched-off',
  'webhook.signature',
];

const codesIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(join(src, folder), { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const texts = await Promise.all(files.map((name) => readFile(join(src, folder, name), 'utf8')));
  return texts.flatMap((text) => [...text.matchAll(/new Problem\(\s*\w+,\s*'([^']+)'/g)].map(([, code = '']) => code));
};

test('every refusal that a customer may be answered is told in both languages', async () => {
  const codes = new Set((await Promise.all([...folders, 'platform/http'].map(codesIn))).flat());
  expect(codes.size).toBeGreaterThan(30);
  const said = new Set<string>([...saidInWords, ...notForCustomers, 'form.invalid']);
  expect([...codes].filter((code) => !said.has(code)).sort()).toEqual([]);
});

test('every limit of a booking is told in both languages, in English as the server says it', () => {
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
    ...[bankMissing(), phoneWrong()].map((problem: Problem) => problem.fields),
  ].flatMap((wrong) => Object.values(wrong));
  expect(new Set(sentences).size).toBe(11);
  expect(sentences.map(inEnglish)).toEqual(sentences);
});

const inEnglish = (sentence: string): string | null => {
  const words = formWords(sentence);
  if (!words) return null;
  const text = Object.entries(english.form).find(([name]) => `form.${name}` === words.key)?.[1] ?? '';
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => words.values[name] ?? '');
};
