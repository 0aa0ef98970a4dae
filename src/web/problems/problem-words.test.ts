import { expect, test } from 'vitest';
import { fillPlaceholders } from '#kernel/fill.ts';
import { fieldProblem, type Problem } from '#kernel/problem.ts';
import { problems as english } from '#words/en/problems.ts';
import { problems as thai } from '#words/th/problems.ts';
import type { Failure } from '../api/failure.ts';
import type { Language } from '../languages/language.ts';
import { problemWords, type Voice } from './problem-words.ts';

const voice = (language: Language): Voice => {
  const words: Record<string, string> = language === 'th' ? thai : english;
  return {
    language,
    tell: (code, params) => (words[code] === undefined ? null : fillPlaceholders(words[code], params)),
  };
};
const failure = (error: string, more: Partial<Failure & Pick<Problem, 'fields'>> = {}): Failure => ({
  success: false,
  status: 422,
  error,
  message: 'As the server says it.',
  fields: {},
  details: {},
  ...more,
});
const say = (problem: Parameters<typeof problemWords>[0], language: Language = 'en') =>
  problemWords(problem, voice(language));

test.each([
  ['en', { en: 'Child seat', th: 'เบาะนิรภัยเด็ก' }, 'Only 2 Child seat available in stock.'],
  ['th', { en: 'Child seat', th: 'เบาะนิรภัยเด็ก' }, 'เบาะนิรภัยเด็ก เหลือเพียง 2 ชิ้น'],
  ['th', { en: 'Child seat', th: null }, 'Child seat เหลือเพียง 2 ชิ้น'],
] as const)('what is left of an add-on is told by number and name: %s, %j', (language, name, text) =>
  expect(say(failure('booking.addon-sold-out', { details: { units: 2, name } }), language)).toBe(text),
);

test('how long to wait is told in minutes', () =>
  expect(say(failure('auth.locked', { details: { retryAfterSeconds: 841 } }))).toBe(
    'Too many failed attempts. Please try again in 15 min.',
  ));

test('the state of the booking chooses the sentence', () =>
  expect(say(failure('booking.cannot-move', { details: { state: 'completed' } }))).toBe(
    'This rental is over and can no longer be cancelled.',
  ));

test('the fields of a form are told by their codes, each sentence once', () => {
  const halfHour = fieldProblem('rental.half-hour');
  const fields = { pickupDate: halfHour, returnDate: halfHour, email: fieldProblem('email.required') };
  expect(say(failure('form.invalid', { fields }))).toBe('Choose a time on the half hour, Email is required');
  expect(say(failure('form.invalid', { fields }), 'th')).toBe('กรุณาเลือกเวลาเป็นชั่วโมงเต็มหรือครึ่งชั่วโมง, กรุณากรอกอีเมล');
});

test('a field is told with its facts and without a stop', () => {
  expect(say(fieldProblem('field.too-long', { max: 5000 }))).toBe('At most 5,000 characters');
  expect(say(fieldProblem('auth.password-wrong'))).toBe('This is not your password');
});

test('what has no words here is told as the server says it in English, and in general in Thai', () => {
  expect(say(failure('moon.phase'))).toBe('As the server says it.');
  expect(say(failure('moon.phase'), 'th')).toBe(thai.other);
  const unknown = { code: 'moon.phase', message: 'Wait for the moon' };
  expect(say(unknown)).toBe('Wait for the moon');
  expect(say(unknown, 'th')).toBe(thai['field.wrong']);
});
