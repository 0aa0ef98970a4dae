import { expect, test } from 'vitest';
import { satang } from '#kernel/money.ts';
import {
  leftOfPayment,
  partOfAll,
  partsForStaff,
  partsOfAmount,
  partsOfPercent,
  partsOfShare,
  type Refundable,
  restForStaff,
  restOf,
} from './refund-parts.ts';

const paid = (id: string, amount: number, { fee = 0, back = 0, backFee = 0 } = {}): Refundable => ({
  id,
  amount: satang(amount),
  fee: satang(fee),
  back: satang(back),
  backFee: satang(backFee),
});
const plain = (parts: readonly { paymentId: string; amount: number; fee: number }[]) =>
  parts.map(({ paymentId, amount, fee }) => [paymentId, amount, fee]);

test('a full refund of a cancellation gives each payment back with its fee', () => {
  const payments = [paid('deposit', 109_140, { fee: 2_140 }), paid('rest', 428_000)];
  expect(plain(partsOfPercent(payments, 100))).toEqual([
    ['deposit', 109_140, 2_140],
    ['rest', 428_000, 0],
  ]);
});

test('half a refund keeps the fee', () => {
  expect(plain(partsOfPercent([paid('a', 10_200, { fee: 200 })], 50))).toEqual([['a', 5_000, 0]]);
});

test('halves of odd sums add up to the half that was shown', () => {
  const parts = partsOfPercent([paid('a', 107_001), paid('b', 428_001)], 50);
  expect(parts.map(({ amount }) => amount)).toEqual([53_501, 214_000]);
});

test('a share comes from each payment in proportion to its rest, without its fee, exact to the satang', () => {
  const payments = [paid('a', 102_001, { fee: 2_000, back: 1 }), paid('b', 200_000), paid('c', 5_000, { back: 5_000 })];
  expect(plain(partsOfShare(payments, satang(100_001)))).toEqual([
    ['a', 33_334, 0],
    ['b', 66_667, 0],
  ]);
  expect(plain(partsOfShare(payments, satang(900_000)))).toEqual([
    ['a', 100_000, 0],
    ['b', 200_000, 0],
  ]);
  expect(partsOfShare([], satang(1))).toEqual([]);
});

test('no refund is no part', () => {
  expect(partsOfPercent([paid('a', 10_200, { fee: 200 })], 0)).toEqual([]);
});

test('what went back already does not go back again', () => {
  const payments = [paid('a', 10_200, { fee: 200, back: 4_000 }), paid('b', 5_000, { back: 5_000 })];
  expect(plain(partsOfPercent(payments, 100))).toEqual([['a', 6_200, 200]]);
  expect(plain(partsOfPercent(payments, 50))).toEqual([['a', 3_000, 0]]);
  expect(restOf(payments)).toBe(6_200);
});

test('an amount is taken from the newest payment first, up to its rest', () => {
  const payments = [paid('old', 100_000), paid('new', 30_000, { back: 10_000 })];
  expect(plain(partsOfAmount(payments, satang(50_000)))).toEqual([
    ['new', 20_000, 0],
    ['old', 30_000, 0],
  ]);
});

test('fees go back last, and only with all the rest', () => {
  const payments = [paid('old', 10_200, { fee: 200 }), paid('new', 5_100, { fee: 100 })];
  expect(plain(partsOfAmount(payments, satang(15_000)))).toEqual([
    ['new', 5_000, 0],
    ['old', 10_000, 0],
  ]);
  expect(plain(partsOfAmount(payments, satang(15_300)))).toEqual([
    ['new', 5_100, 100],
    ['old', 10_200, 200],
  ]);
});

test('staff give back what is left and promised to nobody', () => {
  const payments = [paid('a', 10_200, { fee: 200 })];
  const sums = { paid: satang(10_000), refunded: satang(0), fees: satang(200) };
  expect(restForStaff(payments, { ...sums, promised: satang(0) })).toBe(10_200);
  expect(restForStaff(payments, { ...sums, promised: satang(4_000) })).toBe(6_200);
  expect(restForStaff(payments, { ...sums, promised: satang(20_000) })).toBe(0);
  const planned = [paid('a', 10_200, { fee: 200, back: 9_000 })];
  expect(restForStaff(planned, { ...sums, promised: satang(4_000) })).toBe(1_200);
});

test('staff give back what was promised to nobody: the rest is fees, of the payment that they choose too', () => {
  const payments = [paid('a', 10_000), paid('b', 10_200, { fee: 200 })];
  const booking = { paid: satang(20_000), refunded: satang(0), fees: satang(200), promised: satang(15_000) };
  expect(restForStaff(payments, booking)).toBe(5_200);
  expect(plain(partsForStaff(payments, satang(5_100), booking))).toEqual([['b', 5_100, 100]]);
  expect(leftOfPayment(payments, booking, 'a')).toBe(5_000);
  expect(leftOfPayment(payments, booking, 'b')).toBe(5_200);
});

test('a payment that came too late goes back whole', () => {
  expect(plain(partOfAll(paid('late', 10_200, { fee: 200 })))).toEqual([['late', 10_200, 200]]);
  expect(partOfAll(paid('late', 10_200, { fee: 200, back: 10_200, backFee: 200 }))).toEqual([]);
});
