import type { Failure } from '../../../../api/failure.ts';
import type { ChargeResult } from '../../state/wizard-context.ts';
import type { Tokenised } from '../order/tokenise.ts';

/** The provider's codes for a declined card that have a translation. */
const declines = [
  'insufficient_fund',
  'stolen_or_lost_card',
  'failed_processing',
  'payment_rejected',
  'failed_fraud_check',
  'invalid_account_number',
  'invalid_security_code',
  'expired_card',
] as const;
type Decline = (typeof declines)[number] | 'not_approved' | 'other';

/** Codes of a card charge that ended later because the holder did not approve it on the bank's page. */
const notApproved = new Set(['failed_processing', 'payment_cancelled', 'payment_rejected']);

/** The provider's failure codes of other methods, with their translation keys. */
const endings = {
  insufficient_balance: 'insufficient_balance',
  insufficient_fund: 'insufficient_balance',
  payment_cancelled: 'payment_cancelled',
  timeout: 'timeout',
  invalid_account: 'account',
  account_does_not_exist: 'account',
} as const;
type Ending = (typeof endings)[keyof typeof endings] | 'rejected';
const isNamed = (code: string | null): code is keyof typeof endings => code !== null && Object.hasOwn(endings, code);

export type PaymentProblem =
  /** The bank declined the card; the card fields keep their values. */
  | { kind: 'declined'; why: Decline }
  /** A payment by another method failed, at once or after waiting. */
  | { kind: 'not-paid'; lead: 'notSuccessful' | 'failedOrExpired'; why: Ending }
  /** The provider, or our server, knows no such payment. */
  | { kind: 'not-received' }
  | { kind: 'card-refused' | 'vault-unreachable' | 'expired' | 'in-progress' | 'unanswered' | 'method-gone' }
  | { kind: 'amount-differs'; amount: number }
  | { kind: 'hold-over' }
  /** After several declines no card is taken until this instant; other methods are. */
  | { kind: 'cards-paused'; until: string }
  | { kind: 'refused' | 'source-refused' | 'online-only'; failure: Failure }
  | { kind: 'source-not-made' | 'source-unreachable' };

export const problemOfToken = ({ reason }: Extract<Tokenised, { token: null }>): PaymentProblem => ({
  kind: reason === 'refused' ? 'card-refused' : 'vault-unreachable',
});

type Ended = Pick<ChargeResult, 'status' | 'failureCode' | 'paymentMethod'>;

/** The problem of a failed charge. `isWaitedFor`: the charge was pending first and failed later. */
export const problemOfCharge = (
  { status, failureCode, paymentMethod }: Ended,
  { isWaitedFor } = { isWaitedFor: false },
): PaymentProblem => {
  if (status === 'expired') return { kind: 'expired' };
  if (failureCode === 'not_received') return { kind: 'not-received' };
  if (paymentMethod === 'card' && isWaitedFor && notApproved.has(failureCode ?? ''))
    return { kind: 'declined', why: 'not_approved' };
  if (paymentMethod === 'card')
    return { kind: 'declined', why: declines.find((one) => one === failureCode) ?? 'other' };
  const why = isNamed(failureCode) ? endings[failureCode] : 'rejected';
  return { kind: 'not-paid', lead: isWaitedFor ? 'failedOrExpired' : 'notSuccessful', why };
};

/** The problem of a payment source that could not be created. */
export const problemOfSource = (failure: Failure): PaymentProblem => {
  const { status, error } = failure;
  if (status === 0) return { kind: 'source-unreachable' };
  if (error === 'payment.method-not-offered') return { kind: 'method-gone' };
  return error === 'payment.source-not-made' ? { kind: 'source-not-made' } : { kind: 'source-refused', failure };
};

/** The problem of a charge request that failed. */
export const problemOfRefusal = (failure: Failure): PaymentProblem => {
  const { status, error, details } = failure;
  if (status === 0) return { kind: 'unanswered' };
  if (error === 'payment.in-progress') return { kind: 'in-progress' };
  if (error === 'payment.method-not-offered') return { kind: 'method-gone' };
  if (error === 'payment.hold-over') return { kind: 'hold-over' };
  if (error === 'payment.amount-differs' && typeof details.amount === 'number')
    return { kind: 'amount-differs', amount: details.amount };
  if (error === 'payment.too-many-failures' && typeof details.until === 'string')
    return { kind: 'cards-paused', until: details.until };
  return { kind: error === 'booking.pay-online' ? 'online-only' : 'refused', failure };
};
