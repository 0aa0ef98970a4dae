import { type Satang, zeroSatang } from '#kernel/money.ts';
import { amountNeeded, amountNotRecorded, methodNeeded, statusWorkedOut } from '../problems.ts';
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
 * has already asks for none. 422 for what is missing, for a status that only the ledger can give, and for an amount that
 * would not be written down.
 */
export const staffPayment = (choice: StaffPaymentChoice, current: PaymentState): Recorded | null => {
  const { status, amount, methodType } = choice;
  if (status === 'partial' || status === 'refunded') {
    if (amount === null && current.status === status) return null;
    if (amount === null) throw amountNeeded();
    return status === 'partial' ? payment(amount, methodType) : { kind: 'refund', amount };
  }
  if (status !== 'paid' && status !== null && status !== current.status) throw statusWorkedOut();
  if (amount !== null && (status !== 'paid' || amount !== current.owed)) throw amountNotRecorded();
  return status === 'paid' && current.owed > zeroSatang ? payment(current.owed, methodType) : null;
};

const payment = (amount: Satang, methodType: string | null): Recorded => {
  if (methodType === null) throw methodNeeded();
  return { kind: 'payment', amount, methodType };
};
