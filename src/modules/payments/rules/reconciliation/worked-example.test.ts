import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { fromBaht, type Satang, satang, zeroSatang } from '#kernel/money.ts';
import { type Row, tablesIn } from '#test/builders/markdown-tables.ts';
import { reconcile } from './reconcile.ts';

const document = readFileSync(join(import.meta.dirname, '../../../../../docs/rules/payments.md'), 'utf8');
const day = tablesIn(document).find(({ heading }) => heading === 'One day')?.rows ?? [];

const at = toInstant('2026-05-04T12:00');
const of = { bookingId: 'booking', bookingNumber: 'BKKABC234' };
const baht = (cell: string | undefined): Satang | null => (cell ? fromBaht(Number(cell.replaceAll(',', ''))) : null);

/** What the row of a number says, on both sides. Every refund is of one payment that both know, on another day. */
const movement = (row: Row, number: number) => {
  const [held, booked] = [baht(row['At the provider']), baht(row['In our ledger'])];
  const isOurs = row['Begun here'] === 'yes';
  const id = `a${number}`;
  const amount = held ?? booked ?? zeroSatang;
  if (row.Movement === 'charge')
    return {
      charges: held === null ? [] : [charge(`c${number}`, held, isOurs ? { attemptId: id } : {})],
      attempts: isOurs ? [attempt(id, `c${number}`, amount, booked)] : [],
    };
  const refund = { ...of, attemptId: 'before', chargeId: 'c-before', at };
  const made = { id: `r${number}`, chargeId: 'c-before', refundId: isOurs ? `p${number}` : null, at };
  const entry = { ...refund, id: `e${number}`, reference: `r${number}` };
  return {
    refunds: held === null ? [] : [{ ...made, amount: held }],
    booked: held !== null && booked !== null ? [{ ...entry, amount: booked }] : [],
    planned:
      held === null && booked !== null
        ? [{ ...refund, id: `p${number}`, amount: booked, status: 'sent' as const }]
        : [],
  };
};

const charge = (id: string, amount: Satang, metadata: Record<string, unknown>, made = at) => ({
  id,
  amount,
  metadata,
  status: 'successful',
  paid: true,
  currency: 'THB',
  fee: zeroSatang,
  at: made,
});
const attempt = (id: string, chargeId: string, amount: Satang, entry: Satang | null, begun = at) => ({
  ...of,
  id,
  chargeId,
  amount,
  failureCode: null,
  at: begun,
  status: entry === null ? ('pending' as const) : ('successful' as const),
  entry: entry === null ? null : { amount: entry, left: entry, reference: chargeId },
});

const before = toInstant('2026-05-01T12:00');
const whole = satang(5350_00);
const movements = day.map(movement);
const { provider, ledger, differences } = reconcile({
  period: { from: toInstant('2026-05-04T00:00'), until: toInstant('2026-05-05T00:00') },
  inFlightSince: toInstant('2026-05-06T00:00'),
  provider: {
    charges: [
      charge('c-before', whole, { attemptId: 'before' }, before),
      ...movements.flatMap(({ charges = [] }) => charges),
    ],
    refunds: movements.flatMap(({ refunds = [] }) => refunds),
  },
  books: {
    attempts: [
      attempt('before', 'c-before', whole, whole, before),
      ...movements.flatMap(({ attempts = [] }) => attempts),
    ],
    refunds: movements.flatMap(({ booked = [] }) => booked),
    planned: movements.flatMap(({ planned = [] }) => planned),
  },
});

test('the document has the day', () => expect(day).toHaveLength(9));

test.each(day.map((row, number) => [number, row] as const))(
  'row %i of the document is told as it says',
  (number, row) => {
    const isOfRow = ({ key }: { key: string }) => new RegExp(`:[acrp]${number}$`).test(key);
    const actual = differences.filter(isOfRow).map(({ kind, maySettle }) => [kind, maySettle ? 'yes' : 'no']);
    expect(actual).toEqual(row.Difference ? [[row.Difference, row['Our books follow']]] : []);
  },
);

test('both sides are summed as the document says', () => {
  const sentence =
    /took ฿([\d,]+) in four charges and gave back ฿([\d,]+); our ledger has ฿([\d,]+) and ฿([\d,]+)/.exec(document);
  const [took, back, ours, ourBack] = [...(sentence ?? [])].slice(1).map(baht);
  expect([provider.payments.amount, provider.refunds.amount]).toEqual([took, back]);
  expect([ledger.payments.amount, ledger.refunds.amount]).toEqual([ours, ourBack]);
  expect(provider.payments.count).toBe(4);
});
