import { type Satang, zeroSatang } from '#kernel/money.ts';
import { amountNeeded, methodNeeded } from '../problems.ts';
import type { PaymentStatus } from './payment-status.ts';

export type StaffPaymentChoice = Readonly<{
  status: PaymentStatus | null;
  amount: Satang | null;
  methodType: string | null;
}>;

type PaymentState = Readonly<{ status: PaymentStatus; owed: Satang }>;

type Recorded =
  | Readonly<{ kind: 'payment'; amount: Satang; methodType: string }>
  | Readonly<{ kind: 'refund'; amount: Satang }>;

/**
 * What a choice of payment status writes down: paid the rest, partial and refunded the amount. A status that the booking
 * has already asks for none. The others are worked out from the ledger and change nothing. 422 for what is missing.
 */
export const staffPayment = (
  { status, amount, methodType }: StaffPaymentChoice,
  current: PaymentState,
): Recorded | null => {
  if (status === 'paid') return current.owed > zeroSatang ? payment(current.owed, methodType) : null;
  if (status !== 'partial' && status !== 'refunded') return null;
  if (amount === null) {
    if (current.status === status) return null;
    throw amountNeeded();
  }
  return status === 'partial' ? payment(amount, methodType) : { kind: 'refund', amount };
};

const payment = (amount: Satang, methodType: string | null): Recorded => {
  if (methodType === null) throw methodNeeded();
  return { kind: 'payment', amount, methodType };
};
