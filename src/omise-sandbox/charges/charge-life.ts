import type { FeeTerms } from '../account/terms.ts';
import type { Card } from '../cards/card.ts';
import type { FailureCode } from '../cards/test-cards.ts';
import type { Refund } from '../refunds/refund.ts';
import { expiredCharge, failedCapture, failedReverse } from '../wire/refusals.ts';
import type { ChargeRequest } from './charge-request.ts';

/** What happened to a charge. All that the provider shows of its state follows from these facts and the time. */
export type Charge = ChargeRequest &
  Readonly<{
    id: string;
    createdAt: number;
    card: Card;
    feeTerms: FeeTerms;
    failure: FailureCode | null;
    captured: Capture | null;
    reversedAt: number | null;
    /** Whose card it is, when it is a customer's. */
    customer?: string | null;
    /** Absent before the first one. */
    refunds?: readonly Refund[];
  }>;

export type Capture = Readonly<{ amount: number; at: number; transaction: string }>;

type ChargeStatus = 'pending' | 'successful' | 'failed' | 'expired' | 'reversed';

const sevenDays = 7 * 24 * 60 * 60 * 1000;

export const expiresAt = ({ createdAt }: Charge): number => createdAt + sevenDays;

/** A card is authorised at once or declined at once; `pending` is authorised money that waits for its capture. */
export const statusOf = (charge: Charge, now: number): ChargeStatus => {
  if (charge.failure !== null) return 'failed';
  if (charge.captured !== null) return 'successful';
  if (charge.reversedAt !== null) return 'reversed';
  return now >= expiresAt(charge) ? 'expired' : 'pending';
};

/** Takes the authorised money, once. Less than all of it only from a pre-authorisation. Else `failed_capture`. */
export const capture = (charge: Charge, taken: Capture): Charge => {
  const status = statusOf(charge, taken.at);
  if (status === 'expired') throw expiredCharge();
  if (status === 'successful') throw failedCapture('charge was already captured');
  if (status !== 'pending') throw failedCapture('Charge is not authorized');
  if (taken.amount !== charge.amount && !charge.preAuth) throw failedCapture('charge does not allow partial capture');
  if (!(taken.amount > 0 && taken.amount <= charge.amount)) {
    throw failedCapture('capture amount must be between 1 and the authorized amount');
  }
  return { ...charge, captured: taken };
};

/** Lets the authorised money go; only before its capture. Else `failed_reverse`. */
export const reverse = (charge: Charge, at: number): Charge => {
  if (statusOf(charge, at) !== 'pending') throw failedReverse();
  return { ...charge, reversedAt: at };
};
