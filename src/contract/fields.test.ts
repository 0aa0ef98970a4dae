import { expect, test } from 'vitest';
import { z } from 'zod';
import { readProblemText } from '#kernel/problem.ts';
import { CalendarDate, DateOrDateTimeText, DateTimeText, numberText } from './fields.ts';

const sentenceOf = (field: typeof CalendarDate | typeof DateTimeText | typeof DateOrDateTimeText, text: string) => {
  const issue = field.safeParse(text).error?.issues[0];
  return issue && readProblemText(issue.message).message;
};

test.each(['2000-01-01', '2028-02-29', '2099-12-31'])('%s is a date', (text) => {
  expect(sentenceOf(CalendarDate, text)).toBeUndefined();
  expect(sentenceOf(DateOrDateTimeText, text)).toBeUndefined();
});

test.each(['0001-01-01', '1999-12-31', '2100-01-01', '9999-12-31'])('%s is a year that nobody rents in', (text) => {
  expect(sentenceOf(CalendarDate, text)).toBe('Choose a year from 2000 to 2099');
  expect(sentenceOf(DateOrDateTimeText, text)).toBe('Choose a year from 2000 to 2099');
  expect(sentenceOf(DateOrDateTimeText, `${text}T10:00`)).toBe('Choose a year from 2000 to 2099');
});

test.each(['2026-02-29', '2026-13-01', '2026-1-1', 'soon', ''])('"%s" is no date', (text) => {
  expect(sentenceOf(CalendarDate, text)).toBe('Use a date such as 2026-12-01');
  expect(sentenceOf(DateOrDateTimeText, text)).toBe('Use a date such as 2026-12-01');
});

test.each([
  '2026-12-01T00:00',
  '2026-12-01T23:59:59.999',
  '2026-12-01T10:00Z',
  '2099-12-31T23:59:59-12:00',
  '2000-01-01T00:00+14:00',
])('%s is a time that can be read', (text) => {
  expect(sentenceOf(DateTimeText, text)).toBeUndefined();
  expect(() => Temporal.PlainDateTime.from(text.replace(/Z$/, ''))).not.toThrow();
});

test.each([
  '2026-12-01T24:00',
  '2026-12-01T24:00:00+07:00',
  '2026-12-01T10:60',
  '2026-12-01T10:00:60',
  '2026-12-01T10:00+24:00',
  '2026-12-01T10:00+07:60',
])('%s is no time', (text) => {
  expect(sentenceOf(DateTimeText, text)).toMatch(/^Use a date and time/);
  expect(sentenceOf(DateOrDateTimeText, text)).toBe('Use a date such as 2026-12-01');
});

test.each([
  ['5', 5],
  ['-5', -5],
  [' 0.5 ', 0.5],
])('"%s" in an address is the number %d', (text, number) => {
  expect(numberText(z.number()).parse(text)).toBe(number);
});

test.each(['', ' ', '0x10', '1e3', 'Infinity', 'true', '5 6', '.'])('"%s" in an address is no number', (text) => {
  expect(numberText(z.number('Use a number')).safeParse(text).error?.issues[0]?.message).toBe('Use a number');
});
