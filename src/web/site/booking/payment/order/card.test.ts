import { describe, expect, test } from 'vitest';
import {
  brandOfNumber,
  cardProblems,
  formatExpiry,
  groupInFours,
  isExpired,
  isSecurityCode,
  isValidCardNumber,
  noCard,
  readExpiry,
} from './card.ts';

const good = { number: '4242 4242 4242 4242', expiry: '12 / 2030', code: '123', holder: 'Hannah Keller' };
const today = '2026-11-20';

test('a good card has no problem', () => expect(cardProblems(good, today)).toEqual([]));

test('an empty form names every field in its order', () => {
  expect(cardProblems(noCard, today).map(({ sentence }) => sentence)).toEqual([
    'numberInvalid',
    'expiryMissing',
    'codeInvalid',
    'holderMissing',
  ]);
});

test('an expired card says so', () => {
  expect(cardProblems({ ...good, expiry: '10 / 2026' }, today)).toEqual([{ field: 'expiry', sentence: 'expired' }]);
});

test('a name of spaces is no name', () => {
  expect(cardProblems({ ...good, holder: '  ' }, today)).toEqual([{ field: 'holder', sentence: 'holderMissing' }]);
});

describe('a card number', () => {
  test.each([
    ['4242 4242 4242 4242', '4242 4242 4242 4242'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-42x', '4242 42'],
    ['6447 0324 0000 0000 001', '6447 0324 0000 0000 001'],
    ['12345678901234567890123', '1234 5678 9012 3456 789'],
    ['', ''],
  ])('typed as %s is shown as %s', (typed, shown) => expect(groupInFours(typed)).toBe(shown));

  test.each([
    ['4242424242424242', true],
    ['4242424242424241', false],
    ['424242424242', false],
    ['5555555555554444', true],
    ['378282246310005', true],
    ['3566111111111113', true],
    ['6447032400000000001', true],
    ['36021042000004', true],
    ['6250947000000006', true],
    ['37828224631000500', false],
    ['', false],
  ])('%s is good: %s', (number, good) => expect(isValidCardNumber(number)).toBe(good));

  test('of a Visa of 15 digits is wrong although the check digit is right', () => {
    expect(isValidCardNumber('424242424242429')).toBe(false);
  });
});

test.each([
  ['4', 'Visa'],
  ['5555', 'Mastercard'],
  ['2221 00', 'Mastercard'],
  ['34', 'American Express'],
  ['3530', 'JCB'],
  ['36', 'Diners Club'],
  ['62', 'UnionPay'],
  ['6011', 'Discover'],
  ['9', undefined],
  ['', undefined],
])('a number that begins with %s is %s', (number, brand) => expect(brandOfNumber(number)?.name).toBe(brand));

test.each([
  ['123', '4242', true],
  ['1234', '4242', false],
  ['1234', '3782', true],
  ['123', '3782', false],
  ['123', '', true],
  ['1234', '', true],
  ['12', '', false],
  ['12a', '4242', false],
])('the code %s of a card %s… is good: %s', (code, number, good) => expect(isSecurityCode(code, number)).toBe(good));

test.each([
  ['1', '', '1'],
  ['12', '1', '12 / '],
  ['13', '1', '12 / '],
  ['5', '', '05 / '],
  ['1/', '1', '01 / '],
  ['12 / 2', '12 / ', '12 / 2'],
  ['12 / 2027', '12 / 202', '12 / 2027'],
  ['12 / 20278', '12 / 2027', '12 / 2027'],
  ['1227', '', '12 / 27'],
  ['08/2027', '', '08 / 2027'],
  ['8/27', '', '08 / 27'],
  ['12 /', '12 / ', '12'],
  ['', '1', ''],
])('%s typed after “%s” is shown as “%s”', (typed, before, shown) => expect(formatExpiry(typed, before)).toBe(shown));

test.each([
  ['12 / 27', { month: 12, year: 2027 }],
  ['08 / 2031', { month: 8, year: 2031 }],
  ['08 / 203', null],
  ['00 / 27', null],
  ['08', null],
  ['', null],
])('“%s” means %j', (text, expiry) => expect(readExpiry(text)).toEqual(expiry));

test('a card is good until the last day of its month', () => {
  expect(isExpired({ month: 11, year: 2026 }, '2026-11-30')).toBe(false);
  expect(isExpired({ month: 11, year: 2026 }, '2026-12-01')).toBe(true);
  expect(isExpired({ month: 1, year: 2027 }, '2026-12-31')).toBe(false);
});
