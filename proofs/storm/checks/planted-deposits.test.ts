import { expect, test } from 'vitest';
import { businessAfter } from './business-after.ts';
import { claims } from './claims.ts';
import { deposits } from './deposits.ts';
import { depositsAfter } from './deposits-after.ts';
import type { Evidence } from './evidence.ts';
import { ledger } from './ledger.ts';
import { nothingOpen } from './nothing-open.ts';

const { planted } = businessAfter(depositsAfter);

type Charge = Evidence['provider']['charges'][number];
const heldCharge = (changed: Partial<Charge>) => (calm: Evidence) => ({
  provider: {
    ...calm.provider,
    charges: calm.provider.charges.map((one) => (one.metadata.holdId ? { ...one, ...changed } : one)),
  },
});
const unbound = [
  'alter table card_hold drop constraint card_hold_keeps_what_is_left',
  'alter table security_deposit drop constraint security_deposit_kept_is_paid',
];
const saying = (text: string) => expect.arrayContaining([expect.stringContaining(text)]);

test('deposits that were settled are whole', async () => {
  for (const { find } of [deposits, claims, ledger, nothingOpen]) expect(await planted(find)).toEqual([]);
});

test('more captured than held, and more given back than captured, are found', async () => {
  expect(await planted(deposits.find, [], heldCharge({ captured_amount: 500_001 }))).toEqual(
    saying('held 500000, and 500001 was captured'),
  );
  expect(await planted(deposits.find, [], heldCharge({ refunded_amount: 500_001 }))).toEqual(
    saying('500001 went back, and 500000 was captured'),
  );
});

test('a hold that differs from its charge is found, and a charge that holds for nobody', async () => {
  const released = [...unbound, "update card_hold set status = 'released', captured_satang = 0, refunded_satang = 0"];
  expect(await planted(deposits.find, released)).toEqual(saying('is released, and at the provider taken'));
  const still = await planted(deposits.find, [], heldCharge({ status: 'pending', paid: false, capturable: true }));
  expect(still).toEqual(saying('is captured, and at the provider held'));
  expect(await planted(deposits.find, ['delete from card_hold'])).toEqual(saying('holds 500000 for nobody'));
});

test('what is held twice, or given back twice, is found', async () => {
  const twice = await planted(deposits.find, [], ({ provider }) => ({
    provider: {
      charges: provider.charges.flatMap((one) =>
        one.metadata.holdId ? [1, 2].map((copy) => ({ ...one, id: `${one.id}${copy}`, capturable: true })) : [one],
      ),
      refunds: provider.refunds.flatMap((one) => (one.metadata.holdId ? [one, one] : [one])),
    },
  }));
  for (const sentence of ['has several charges', 'is held twice', 'was given back twice'])
    expect(twice).toEqual(saying(sentence));
});

test('what was kept and is not in the ledger is found, and what is there twice', async () => {
  const lost = ['update security_deposit set payment_id = null', 'update ledger_entry set reference = null'];
  expect(await planted(deposits.find, [...unbound, ...lost])).toEqual([
    expect.stringContaining('300000 is kept, and the ledger has 0 in 0 payments'),
    'in all 1000000 satang was held and left, and 700000 went back, was kept or is there',
  ]);
  const again = `insert into ledger_entry (booking_id, kind, method_type, amount_satang, fee_satang, reference, created_at, recorded_by)
    select booking_id, kind, method_type, amount_satang, fee_satang, reference, created_at, recorded_by
    from ledger_entry where id in (select payment_id from security_deposit)`;
  expect(await planted(deposits.find, [again])).toEqual(saying('the ledger has 600000 in 2 payments'));
});

test('a deposit in cash of which a satang went missing is found', async () => {
  const kept = [...unbound, "update security_deposit set kept_satang = 1 where method_type = 'cash'"];
  expect(await planted(deposits.find, kept)).toEqual([
    expect.stringContaining('1 is kept, and the ledger has 0 in 0 payments'),
    'in all 1000000 satang was held and left, and 999999 went back, was kept or is there',
  ]);
});

test('a deposit that ended and is held all the same is found, and one that is held for nothing', async () => {
  const held = [...unbound, "update card_hold set status = 'held'"];
  expect(await planted(deposits.find, held)).toEqual(saying('has 1 holds'));
  const again = [
    ...held,
    "update security_deposit set ended_at = null, kept_satang = null, payment_id = null where method_type = 'card'",
  ];
  expect(await planted(deposits.find, again)).toEqual(saying('is still held, and booking'));
});

test('a claim that is charged twice, without a line or though it was withdrawn is found', async () => {
  const twice = `update booking set quote = jsonb_set(quote, '{lines}', quote -> 'lines' || line)
    from (select id as of_booking, jsonb_array_elements(quote -> 'lines') as line from booking) one
    where of_booking = id and line ->> 'kind' = 'claim'`;
  expect(await planted(claims.find, [twice])).toEqual([
    expect.stringContaining('has a line Cleaning over 300000 of no charged claim'),
    expect.stringContaining('and its lines'),
  ]);
  const without = `update booking set quote = jsonb_set(quote, '{lines}',
    (select jsonb_agg(line) from jsonb_array_elements(quote -> 'lines') line where line ->> 'kind' <> 'claim'))`;
  expect(await planted(claims.find, [without])).toEqual([
    expect.stringContaining('is charged with 300000, and booking'),
    expect.stringContaining('and its lines'),
  ]);
  const withdrawn = "update claim set status = 'withdrawn', charged_satang = 0";
  expect(await planted(claims.find, [withdrawn])).toEqual([expect.stringContaining('of no charged claim')]);
});

const open = [
  "update card_hold set status = 'capturing'",
  "update claim set status = 'open', settled_at = null, charged_satang = null, answer_by = now() - interval '2 minutes'",
];

test('a hold and a claim that were left open are found', async () => {
  const charged = "update claim set without_answer = 'charged'";
  expect(await planted(nothingOpen.find, [...open, charged])).toEqual([
    expect.stringContaining('is capturing'),
    ...[1, 2].map(() => expect.stringContaining('waits for its answer beyond')),
  ]);
});

test('a claim that waits for staff may stay open', async () =>
  expect(await planted(nothingOpen.find, open)).toEqual([expect.stringContaining('is capturing')]));
