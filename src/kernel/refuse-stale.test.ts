import { expect, test } from 'vitest';
import { Problem } from './problem.ts';
import { refuseStale } from './refuse-stale.ts';

const conflict = () => new Problem(409, 'extras.changed-meanwhile');

test('what somebody else has changed is not overwritten', () => {
  expect(() => refuseStale(2, { version: 3 }, conflict)).toThrow('Someone else changed this in the meantime');
  expect(() => refuseStale(3, { version: 3 }, conflict)).not.toThrow();
});

test('who sends no version writes', () => {
  expect(() => refuseStale(undefined, { version: 3 }, conflict)).not.toThrow();
});
