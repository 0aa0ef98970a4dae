import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromBaht, satang, toBaht } from '#kernel/money.ts';
import { tablesIn } from '#test/builders/markdown-tables.ts';
import { dueAtPickUp, owedInAll, toPayInAll } from './due-at-pick-up.ts';

const cover = { due: 'pickup', amount: satang(96_300) };
const booking = {
  total: satang(1_000_000),
  refunded: satang(0),
  promised: satang(0),
  waived: satang(0),
  securityDepositLeft: satang(0),
  status: 'pending',
  holdUntil: Temporal.Instant.from('2026-11-20T12:00+07:00'),
  paysBy: null,
  quote: { dueAtPickUp: satang(896_300), lines: [{ due: 'online', amount: satang(1_000_000) }, cover] },
};

test.each([
  ['nothing was paid yet: what the plan leaves', 0, 0, 896_300],
  ['the deposit was paid: the rest and the cover', 200_000, 0, 896_300],
  ['all was paid although a deposit was planned: the cover alone', 1_000_000, 0, 96_300],
  ['all was paid at the counter too: nothing', 1_096_300, 0, 0],
  ['half went back: it is owed again', 1_000_000, 500_000, 596_300],
])('%s', (_sentence, paid, refunded, due) => {
  expect(dueAtPickUp({ ...booking, paid: satang(paid), refunded: satang(refunded) })).toBe(due);
});

const unheld = { ...booking, holdUntil: null };

test.each([
  ['who pays in cash pays all of it at the counter', 'cash', 0, 0, 1_096_300],
  ['who pays by transfer pays there what is sold there, whatever the plan', 'bank_transfer', 0, 0, 96_300],
  ['who said cash and paid the deposit online pays the rest there', 'cash', 200_000, 0, 896_300],
  ['who said transfer and paid the deposit online does too', 'bank_transfer', 200_000, 0, 896_300],
  ['who sent a part of the transfer pays the rest there', 'bank_transfer', 500_000, 0, 596_300],
  ['money that goes back changes nothing of cash', 'cash', 200_000, 200_000, 1_096_300],
  ['nor of a transfer', 'bank_transfer', 200_000, 200_000, 96_300],
  ['who said nothing and waits for staff owes all of it', null, 0, 0, 1_096_300],
  ['so does who got all of it back', null, 200_000, 200_000, 1_096_300],
] as const)('%s', (_sentence, paysBy, paid, promised, due) => {
  expect(dueAtPickUp({ ...unheld, paysBy, paid: satang(paid), promised: satang(promised) })).toBe(due);
});

test('money that goes back leaves a hold to its plan', () => {
  expect(dueAtPickUp({ ...booking, paid: satang(2000), promised: satang(2000) })).toBe(896_300);
});

test('a confirmed booking that nobody paid owes all of it', () => {
  expect(dueAtPickUp({ ...unheld, status: 'confirmed', paid: satang(0) })).toBe(1_096_300);
});

test('who cancelled owes nothing more, whatever went back', () => {
  const cancelled = { ...booking, status: 'cancelled', paid: satang(1_000_000), refunded: satang(1_000_000) };
  expect(owedInAll(cancelled)).toBe(0);
  expect(owedInAll({ ...cancelled, status: 'confirmed' })).toBe(1_096_300);
});

const document = readFileSync(join(import.meta.dirname, '../../../../../docs/rules/deposits.md'), 'utf8');
const examples = tablesIn(document).find(({ heading }) => heading === 'What is asked for')?.rows ?? [];
const baht = (text = '') => fromBaht(Number(text.replaceAll(',', '')));

test('the document has an example of each', () => expect(examples.length).toBeGreaterThan(5));

test.each(examples)('of a booking that is $Booking: $Owed owed, $["With us"] with us', (example) => {
  const status = example.Booking ?? '';
  const secured = {
    ...{ ...unheld, status, paid: satang(0), total: baht(example.Owed), quote: { ...booking.quote, lines: [] } },
    securityDepositLeft: baht(example['With us']),
  };
  expect(toBaht(toPayInAll(secured))).toBe(toBaht(baht(example['Asked for'])));
  expect(toBaht(dueAtPickUp(secured))).toBe(toBaht(baht(example['Asked for'])));
});
