import { expect, test } from 'vitest';
import { netPaid, stillOwed } from './balance.ts';
import { satang } from './money.ts';

test('what was promised to go back is not ours any more, whether or not it went already', () => {
  expect(netPaid({ paid: satang(500), refunded: satang(0), promised: satang(200) })).toBe(300);
  expect(netPaid({ paid: satang(500), refunded: satang(200), promised: satang(0) })).toBe(300);
});

test.each([
  ['all of it while nothing was paid', 0, 0, 0, 0, 500],
  ['what was paid less', 200, 0, 0, 0, 300],
  ['what went back, and what is promised to, again', 500, 100, 50, 0, 150],
  ['no goodwill that went back', 500, 100, 0, 100, 0],
  ['what went back beyond the goodwill', 500, 150, 0, 100, 50],
  ['nothing where more was paid', 600, 0, 0, 0, 0],
])('of a sum is still owed %s', (_sentence, paid, refunded, promised, waived, owed) => {
  const ledger = { paid: satang(paid), refunded: satang(refunded), promised: satang(promised) };
  expect(stillOwed(satang(500), { ...ledger, waived: satang(waived) })).toBe(owed);
});
