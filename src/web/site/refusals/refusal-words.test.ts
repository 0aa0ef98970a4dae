import { expect, test } from 'vitest';
import type { Language } from '../../languages/language.ts';
import { refusalWords, saidInWords } from './refusal-words.ts';

const refusal = (error: string, fields: Record<string, string> = {}, details = {}, language: Language = 'en') =>
  refusalWords({ error, fields, details }, language)?.map(({ key, values }) => [
    key,
    ...Object.values(values).filter((value) => value !== ''),
  ]);

test('a code that we have words for is its own key', () => {
  expect(saidInWords.map((code) => refusal(code))).toEqual(saidInWords.map((code) => [[code]]));
});

test.each([
  ['en', { en: 'Child seat', th: 'เบาะนิรภัยเด็ก' }, 'Child seat'],
  ['th', { en: 'Child seat', th: 'เบาะนิรภัยเด็ก' }, 'เบาะนิรภัยเด็ก'],
  ['th', { en: 'Child seat', th: null }, 'Child seat'],
] as const)('what is left of an add-on is told by number and name: %s, %j', (language, name, told) => {
  expect(refusal('booking.addon-sold-out', {}, { units: 2, name }, language)).toEqual([
    ['booking.addon-sold-out', told, '2'],
  ]);
});

test('how long to wait is told in minutes', () =>
  expect(refusal('auth.locked', {}, { retryAfterSeconds: 841 })).toEqual([['auth.locked', '15']]));

test('a limit is told by its number, each wrong field once', () => {
  expect(refusal('form.invalid', { returnDate: 'The shortest rental is 4 hours' })).toEqual([['form.tooShort', '4']]);
  const halfHour = 'Choose a time on the half hour';
  expect(refusal('form.invalid', { pickupDate: halfHour, returnDate: halfHour })).toEqual([['form.halfHour']]);
});

test('where one of the fields has no words of ours, none is told', () => {
  expect(refusal('form.invalid', { bank: 'Please choose your bank', email: 'Too long' })).toBeUndefined();
  expect(refusal('form.invalid')).toBeUndefined();
  expect(refusal('moon.phase')).toBeUndefined();
});
