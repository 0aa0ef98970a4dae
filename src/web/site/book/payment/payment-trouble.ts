import type { Failure } from '../../../api/failure.ts';
import type { ChargeResult } from '../wizard.ts';
import type { Tokenised } from './tokenise.ts';

/** Why the bank declines, in the provider's codes that we have words for. */
const declines = [
  'insufficient_fund',
  'stolen_or_lost_card',
  'failed_processing',
  'payment_rejected',
  'failed_fraud_check',
  'invalid_account_number',
  'invalid_security_code',
] as const;
type Decline = (typeof declines)[number] | 'other';

export type PaymentTrouble =
  /** The bank said no; the card's data stay in their fields. */
  | { kind: 'declined'; why: Decline }
  | { kind: 'card-refused' | 'vault-unreachable' | 'expired' | 'in-progress' | 'unanswered' }
  | { kind: 'amount-differs'; amount: number }
  | { kind: 'hold-over' }
  | { kind: 'refused'; sentence: string }
  /** Polling ended without a final state. */
  | { kind: 'timeout' | 'unverified' };

export const troubleOfToken = ({ reason }: Extract<Tokenised, { token: null }>): PaymentTrouble => ({
  kind: reason === 'refused' ? 'card-refused' : 'vault-unreachable',
});

export const troubleOfCharge = ({
  status,
  failureCode,
}: Pick<ChargeResult, 'status' | 'failureCode'>): PaymentTrouble =>
  status === 'expired'
    ? { kind: 'expired' }
    : { kind: 'declined', why: declines.find((one) => one === failureCode) ?? 'other' };

/** A charge call that did not succeed as a call. */
export const troubleOfRefusal = ({ status, error, message, details }: Failure): PaymentTrouble => {
  if (status === 0) return { kind: 'unanswered' };
  if (error === 'payment.in-progress') return { kind: 'in-progress' };
  if (error === 'payment.hold-over') return { kind: 'hold-over' };
  if (error === 'payment.amount-differs' && typeof details.amount === 'number')
    return { kind: 'amount-differs', amount: details.amount };
  return { kind: 'refused', sentence: message };
};
