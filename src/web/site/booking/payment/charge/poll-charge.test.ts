import { expect, test, vi } from 'vitest';
import { unanswered } from '../../../../api/failure.ts';
import type { ChargeResult } from '../../state/wizard-context.ts';
import { pollCharge } from './poll-charge.ts';

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
