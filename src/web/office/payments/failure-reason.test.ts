import { expect, test } from 'vitest';
import { failureParts } from './failure-reason.ts';

const of = (failureCode: string | null, failureMessage: string | null, reason: string | null) =>
  failureParts({ failureCode, failureMessage }, reason).join(' · ');

test.each([
  [
    'all three',
    of('insufficient_fund', 'Insufficient funds', 'Refused by the bank'),
    'insufficient_fund · Insufficient funds · Refused by the bank',
  ],
  ['no reason', of('payment_expired', 'The QR was too old', null), 'payment_expired · The QR was too old'],
  ['an empty message', of('failed', '', 'The bank said no'), 'failed · The bank said no'],
  [
    'a message that is the code again',
    of('failed_processing', 'Failed processing.', 'The bank said no'),
    'failed_processing · The bank said no',
  ],
  ['nothing', of(null, null, null), ''],
])('%s', (_what, line, text) => expect(line).toBe(text));
