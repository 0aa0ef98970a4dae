import { describe, expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { type Satang, satang } from '#kernel/money.ts';
import type { BookedAttempt, BookedRefund, Books, HeldCharge, HeldRefund, PlannedRefund } from './books.ts';
import { reconcile } from './reconcile.ts';

const noon = toInstant('2026-05-04T12:00');
const paidAmount = satang(5350_00);
const of = { bookingId: 'booking', bookingNumber: 'BKKABC234' };

const charge = (values: Partial<HeldCharge> = {}): HeldCharge => ({
  id: 'chrg_1',
  status: 'successful',
  paid: true,
  amount: paidAmount,
  currency: 'THB',
  fee: satang(205_64),
  metadata: { attemptId: 'attempt' },
  at: noon,
  ...values,
});
const entry = (amount: Satang = paidAmount, values: object = {}) => ({
  amount,
  reference: 'chrg_1',
  left: amount,
  ...values,
});
const attempt = (values: Partial<BookedAttempt> = {}): BookedAttempt => ({
  ...of,
  id: 'attempt',
  chargeId: 'chrg_1',
  status: 'successful',
  failureCode: null,
  amount: paidAmount,
  entry: entry(),
  at: noon,
  ...values,
});
const made = (values: Partial<HeldRefund> = {}): HeldRefund => ({
  id: 'rfnd_1',
  chargeId: 'chrg_1',
  amount: satang(100_00),
  refundId: 'row',
  at: noon,
  ...values,
});
const booked = (values: Partial<BookedRefund> = {}): BookedRefund => ({
  ...of,
  id: 'entry',
  attemptId: 'attempt',
  chargeId: 'chrg_1',
  reference: 'rfnd_1',
  amount: satang(100_00),
  at: noon,
  ...values,
});
const planned = (values: Partial<PlannedRefund> = {}): PlannedRefund => ({
  ...of,
  id: 'row',
  attemptId: 'attempt',
  chargeId: 'chrg_1',
  amount: satang(100_00),
  status: 'sent',
  at: noon,
  ...values,
});

type Case = { charges?: HeldCharge[]; made?: HeldRefund[] } & Partial<Omit<Books, 'refunds'>> & {
    booked?: BookedRefund[];
    day?: string;
    now?: string;
  };

const compared = ({
  charges = [charge()],
  attempts = [attempt()],
  day = '2026-05-04',
  now = '2026-05-06T00:00',
  ...one
}: Case) => {
  const from = toInstant(`${day}T00:00`);
  return reconcile({
    period: { from, until: from.add({ hours: 24 }) },
    inFlightSince: toInstant(now),
    provider: { charges, refunds: one.made ?? [] },
    books: { attempts, refunds: one.booked ?? [], planned: one.planned ?? [] },
  });
};
const keysOf = (one: Case) =>
  compared(one).differences.map(({ key, maySettle }) => `${key}${maySettle ? ' settles' : ''}`);

const unpaid = { paid: false } as const;
const nothingYet = { entry: null, status: 'pending' } as const;

describe('what the provider and our books tell differently', () => {
  test.each<[what: string, one: Case, expected: string[]]>([
    ['nothing, of a payment on both sides', {}, []],
    [
      'nothing, of a failed one',
      { charges: [charge({ ...unpaid, status: 'failed' })], attempts: [attempt({ entry: null, status: 'failed' })] },
      [],
    ],
    [
      'nothing, of one that waits',
      { charges: [charge({ ...unpaid, status: 'pending' })], attempts: [attempt(nothingYet)] },
      [],
    ],
    [
      'nothing, of one that was given up and waits',
      { charges: [charge({ ...unpaid, status: 'pending' })], attempts: [attempt({ entry: null, status: 'given-up' })] },
      [],
    ],
    [
      'money that was taken and is not in the ledger',
      { attempts: [attempt(nothingYet)] },
      ['missing-in-ledger:chrg_1 settles'],
    ],
    [
      'the same of an attempt that never heard of its charge',
      { attempts: [attempt({ entry: null, status: 'sending', chargeId: null })] },
      ['missing-in-ledger:chrg_1 settles'],
    ],
    [
      'the same of a charge that does not name its attempt',
      { charges: [charge({ metadata: {} })], attempts: [attempt(nothingYet)] },
      ['missing-in-ledger:chrg_1'],
    ],
    ['a payment of the ledger without a charge', { charges: [] }, ['missing-at-provider:attempt']],
    [
      'an attempt that waits for a charge that is not there',
      { charges: [], attempts: [attempt(nothingYet)] },
      ['missing-at-provider:attempt'],
    ],
    [
      'nothing, of an attempt that failed without a charge',
      { charges: [], attempts: [attempt({ entry: null, status: 'failed', chargeId: null })] },
      [],
    ],
    [
      'nothing, of an attempt that is under way',
      { charges: [], attempts: [attempt(nothingYet)], now: '2026-05-04T11:59' },
      [],
    ],
    ['another amount', { attempts: [attempt({ entry: entry(satang(5000_00)) })] }, ['amount-differs:chrg_1']],
    [
      'a charge that failed and waits here',
      { charges: [charge({ ...unpaid, status: 'failed' })], attempts: [attempt(nothingYet)] },
      ['status-differs:chrg_1 settles'],
    ],
    [
      'a charge that was reversed and waits here',
      { charges: [charge({ ...unpaid, status: 'reversed' })], attempts: [attempt(nothingYet)] },
      ['status-differs:chrg_1 settles'],
    ],
    [
      'a charge that waits and ended here',
      { charges: [charge({ ...unpaid, status: 'pending' })], attempts: [attempt({ entry: null, status: 'expired' })] },
      ['status-differs:chrg_1'],
    ],
    [
      'money of the ledger whose charge failed',
      { charges: [charge({ ...unpaid, status: 'failed' })] },
      ['status-differs:chrg_1'],
    ],
    ['a charge that is nobody’s', { charges: [charge({ metadata: {} })], attempts: [] }, ['unknown-charge:chrg_1']],
    [
      'nothing, of one that is nobody’s and took nothing',
      { charges: [charge({ ...unpaid, status: 'failed', metadata: {} })], attempts: [] },
      [],
    ],
    ['a second charge of an attempt', { charges: [charge(), charge({ id: 'chrg_2' })] }, ['unknown-charge:chrg_2']],
    ['nothing, of a refund on both sides', { made: [made()], booked: [booked()] }, []],
    [
      'a refund with another amount',
      { made: [made({ amount: satang(50_00) })], booked: [booked()] },
      ['amount-differs:rfnd_1'],
    ],
    [
      'a refund made at the provider',
      { made: [made({ refundId: null })] },
      ['refund-missing-in-ledger:rfnd_1 settles'],
    ],
    [
      'the same over more than is left',
      { made: [made({ refundId: null })], attempts: [attempt({ entry: entry(paidAmount, { left: satang(99_99) }) })] },
      ['refund-missing-in-ledger:rfnd_1'],
    ],
    [
      'the same of a charge that is nobody’s',
      { charges: [], attempts: [], made: [made({ refundId: null })] },
      ['refund-missing-in-ledger:rfnd_1'],
    ],
    [
      'a refund that was made and whose answer was lost',
      { made: [made()], planned: [planned()] },
      ['refund-missing-in-ledger:rfnd_1 settles'],
    ],
    [
      'the same, given to staff meanwhile',
      { made: [made()], planned: [planned({ status: 'by-transfer' })] },
      ['refund-missing-in-ledger:rfnd_1'],
    ],
    [
      'a refund of the ledger that the provider does not have',
      { booked: [booked()] },
      ['refund-missing-at-provider:entry'],
    ],
    [
      'a planned one that it does not have',
      { planned: [planned({ status: 'asked' })] },
      ['refund-missing-at-provider:row settles'],
    ],
    ['nothing, of a refund that is under way', { planned: [planned()], now: '2026-05-04T11:59' }, []],
    ['nothing, of one that staff send by hand', { planned: [planned({ status: 'by-transfer' })] }, []],
    [
      'nothing, of a refund that was made on another day',
      { made: [made({ at: toInstant('2026-05-01T12:00') })], booked: [booked()] },
      [],
    ],
  ])('%s', (_what, one, expected) => expect(keysOf(one)).toEqual(expected));
});

// The charge was made at 23:59:58, its attempt two seconds before, its entry when it was found the next morning.
test.each([
  ['2026-05-04T23:59:58', '2026-05-04T23:59:56', '2026-05-04'],
  ['2026-05-05T00:00:01', '2026-05-04T23:59:59', '2026-05-05'],
])('a charge of %s is counted on its day alone', (at, begun, day) => {
  const one = {
    charges: [charge({ at: toInstant(at) })],
    attempts: [attempt({ at: toInstant(begun) })],
    made: [made({ at: toInstant(at) })],
    booked: [booked({ at: toInstant('2026-05-05T09:00') })],
  };
  for (const date of ['2026-05-04', '2026-05-05']) {
    const { provider, ledger, differences } = compared({ ...one, day: date });
    const count = date === day ? 1 : 0;
    const sums = [provider, ledger].map(({ payments, refunds }) => [payments.count, refunds.count]);
    expect([date, sums, differences]).toEqual([
      date,
      [
        [count, count],
        [count, count],
      ],
      [],
    ]);
  }
});

test('both sides are summed, with what the provider keeps', () => {
  const { provider, ledger } = compared({ made: [made()], booked: [booked()] });
  const sums = { payments: { count: 1, amount: 5350_00 }, refunds: { count: 1, amount: 100_00 } };
  expect(ledger).toEqual(sums);
  expect(provider).toEqual({ ...sums, fees: 205_64 });
});
