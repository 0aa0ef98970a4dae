import { expect, test } from 'vitest';
import { changeText } from './change-list.tsx';

const words = { none: 'none', yes: 'yes', no: 'no' };

test.each([
  ['what was empty', null, 'none'],
  ['an empty text', '', 'none'],
  ['an empty list', [], 'none'],
  ['a switch', false, 'no'],
  ['a number', 1234.5, '1,234.5'],
  ['a moment, on Bangkok’s clock', '2026-11-20T17:30:00Z', 'Sat 21 Nov 2026, 00:30'],
  ['a date', '2026-12-05', 'Sat 5 Dec 2026'],
  ['a reference', 'BKK7QM4XD', 'BKK7QM4XD'],
  ['a list', ['Child seat', 2], 'Child seat, 2'],
  ['what has parts', { en: 'Seat' }, '{"en":"Seat"}'],
])('%s is told for people', (_, value, text) => expect(changeText(value, 'en', words)).toBe(text));

test('a code that has a word is told by it, any other as it is kept', () => {
  const codes = { STAFF: 'Staff' };
  expect(['STAFF', 'CUSTOMER', ['STAFF']].map((role) => changeText(role, 'en', { ...words, codes }))).toEqual([
    'Staff',
    'CUSTOMER',
    'Staff',
  ]);
});

test('a Thai page counts years as Thais do', () =>
  expect(changeText('2026-12-05', 'th', words)).toBe('ส. 5 ธ.ค. 2569'));
