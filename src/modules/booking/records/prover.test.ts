import { expect, test } from 'vitest';
import { proverOf } from './prover.ts';

test.each([
  ['hannah.keller@gmail.com', null],
  ['Somchai@HOTMAIL.co.th', null],
  ['min@naver.com', null],
  ['lek@siam-office.co.th', 'siam-office.co.th'],
  ['a1@mail7.siam-office.co.th', 'siam-office.co.th'],
  ['a@mailinator.com', 'throw-away'],
  ['b@yopmail.com', 'throw-away'],
  ['root@localhost', 'localhost'],
])('for %s vouches: %s', (email, prover) => {
  expect(proverOf(email)).toBe(prover);
});
