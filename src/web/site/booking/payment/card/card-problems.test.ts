import { expect, test } from 'vitest';
import { cardProblems, noCard } from './card-problems.ts';

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
