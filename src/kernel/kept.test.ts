import { expect, test } from 'vitest';
import { keptOf } from './kept.ts';
import { satang } from './money.ts';

test('what was promised to go back is not ours any more, whether or not it went already', () => {
  expect(keptOf({ paid: satang(500), refunded: satang(0), promised: satang(200) })).toBe(300);
  expect(keptOf({ paid: satang(500), refunded: satang(200), promised: satang(0) })).toBe(300);
});
