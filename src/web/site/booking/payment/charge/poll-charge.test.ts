import { expect, test, vi } from 'vitest';
import { unanswered } from '../../../../api/failure.ts';
import type { ChargeResult } from '../../state/wizard-context.ts';
import { followCharge, hasArrived, pollCharge } from './poll-charge.ts';

const charge = (status: ChargeResult['status']): { success: true; data: ChargeResult } => ({
  success: true,
  data: {
    status,
    chargeId: 'chrg_1',
    transactionId: null,
    amount: 10_647,
    failureCode: null,
    failureMessage: null,
    bookingId: 'b',
    bookingNumber: 'BKK7QM4XD',
    bookingStatus: 'pending',
    paymentStatus: 'pending',
    card: null,
    paymentMethod: 'promptpay',
    authorize_uri: null,
    scannable_code: null,
    expiresAt: null,
  },
});
const noAnswer = unanswered(new TypeError('fetch failed'));
const pause = async () => undefined;

test('the first final state ends it', async () => {
  const ask = vi.fn().mockResolvedValueOnce(charge('pending')).mockResolvedValueOnce(charge('successful'));
  expect(await pollCharge({ ask, pause })).toMatchObject({ outcome: 'final', charge: { status: 'successful' } });
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a failed charge is final too', async () => {
  expect(await pollCharge({ ask: async () => charge('expired'), pause })).toMatchObject({ outcome: 'final' });
});

test('an answer that got lost is asked again', async () => {
  const ask = vi.fn().mockResolvedValueOnce(noAnswer).mockResolvedValueOnce(charge('failed'));
  expect(await pollCharge({ ask, pause })).toMatchObject({ charge: { status: 'failed' } });
});

test('after sixty tries it times out', async () => {
  const ask = vi.fn(async () => charge('pending'));
  expect(await pollCharge({ ask, pause })).toEqual({ outcome: 'timeout' });
  expect(ask).toHaveBeenCalledTimes(60);
});

test('what is known meanwhile is handed on', async () => {
  const pending: string[] = [];
  const ask = vi.fn().mockResolvedValueOnce(charge('pending')).mockResolvedValueOnce(charge('failed'));
  await pollCharge({ ask, pause, onPending: ({ chargeId }) => pending.push(chargeId) });
  expect(pending).toEqual(['chrg_1']);
});

test('when nothing answered at the end, the state could not be verified', async () => {
  expect(await pollCharge({ ask: async () => noAnswer, pause })).toEqual({ outcome: 'unverified' });
});

test('after it has said that polling ended, the page still goes on by itself once the state is final', async () => {
  const ask = vi.fn(async () => charge(ask.mock.calls.length < 63 ? 'pending' : 'successful'));
  const onEnd = vi.fn();
  const rest = vi.fn(pause);
  expect(await followCharge({ ask, pause, rest, onEnd })).toMatchObject({ status: 'successful' });
  expect(onEnd.mock.calls).toEqual([['timeout']]);
  expect([ask.mock.calls.length, rest.mock.calls.length]).toEqual([63, 3]);
});

test.each([
  ['four answers without it say that it did not arrive', [false, false, false, false], false, 4],
  ['what is not answered says nothing, and is asked again', [null, false, null, null, false, false, false], false, 7],
  ['one that is found late has arrived', [null, false, true], true, 3],
] as const)('of a payment whose reply was lost: %s', async (_what, answers, arrived, asked) => {
  const left = [...answers];
  const find = vi.fn(async () => left.shift() ?? null);
  expect(await hasArrived({ find, pause })).toBe(arrived);
  expect(find).toHaveBeenCalledTimes(asked);
});
