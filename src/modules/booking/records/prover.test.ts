import { expect, test } from 'vitest';
import { proverOf } from './prover.ts';

test.each([
  ['hannah.keller@gmail.com', 'public-provider'],
  ['Somchai@HOTMAIL.co.th', 'public-provider'],
  ['min@naver.com', 'public-provider'],
  ['bot@mine.kozow.com', 'kozow.com'],
  ['bot@mine.pp.ua', 'pp.ua'],
  ['bot@mine.gleeze.com', 'gleeze.com'],
  ['lek@siam-office.co.th', 'siam-office.co.th'],
  ['a1@mail7.siam-office.co.th', 'siam-office.co.th'],
  ['a@mailinator.com', 'throw-away'],
  ['b@yopmail.com', 'throw-away'],
  ['root@localhost', 'localhost'],
])('for %s vouches: %s', (email, prover) => {
  expect(proverOf(email)).toBe(prover);
});
