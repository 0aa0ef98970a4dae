import { expect, test } from 'vitest';
import { readCancelled } from './cancel-booking.ts';

const terms = { refundPercent: 50, refundAmount: 500, paidAmount: 1000, fullRefundUntil: '', halfRefundUntil: '' };
const refusal = (status: number, error: string, details = {}) => ({
  success: false as const,
  status,
  error,
  message: 'It is over.',
  fields: {},
  details,
});

test('a limit that passed meanwhile brings the new terms, to be seen before anything happens', () => {
  expect(readCancelled(refusal(409, 'booking.refund-changed', { cancellation: terms }))).toEqual({
    problem: { kind: 'changed' },
    terms,
  });
});

test.each([
  ['no answer', refusal(0, 'network.failed'), { kind: 'unanswered' }],
  ['a gateway that gave up', refusal(504, 'server.failed'), { kind: 'unanswered' }],
  ['a refusal', refusal(409, 'booking.cannot-move'), { kind: 'refused', failure: { message: 'It is over.' } }],
  ['changed terms that cannot be read', refusal(409, 'booking.refund-changed'), { kind: 'refused' }],
])('%s is told as what it is', (_, answer, problem) => expect(readCancelled(answer)).toMatchObject({ problem }));
