import type { Card } from '../cards/card.ts';
import type { CardTrait, ChargeFailure } from '../cards/test-cards.ts';
import type { ScannableCode } from '../pictures/scannable-code.ts';
import type { Refund } from '../refunds/refund.ts';
import type { Approval } from '../sources/approval.ts';
import type { Source } from '../sources/source.ts';
import { expiredCharge, failedCapture, failedReverse, notFound } from '../wire/refusals.ts';
import type { ChargeRequest } from './charge-request.ts';
import type { Collection } from './store.ts';
import type { FeeTerms } from './terms.ts';

/** A stored charge: the facts from which, with the current time, the provider's charge object is derived. */
export type Charge = ChargeRequest &
  Readonly<{
    id: string;
    createdAt: number;
    /** Null when a source pays. */
    card: Card | null;
    feeTerms: FeeTerms;
    failure: ChargeFailure | null;
    captured: Capture | null;
    reversedAt: number | null;
    /** The id of the customer whose stored card was charged. */
    customer?: string | null;
    /** Absent before the first refund. */
    refunds?: readonly Refund[];
    source?: Source;
    code?: ScannableCode;
    /** The page where the payer approves the charge; the provider shows it even when no approval is needed. */
    authorizeUri?: string;
    /** Absent when nobody has to approve the payment. */
    approval?: Approval;
    /** Absent for a card charge, which expires after seven days unless a test ends it earlier. */
    expiresAt?: number;
    /** Absent or null for a card that behaves the same at every charge. */
    trait?: CardTrait | null;
  }>;

export type Capture = Readonly<{ amount: number; at: number; transaction: string }>;

type ChargeStatus = 'pending' | 'successful' | 'failed' | 'expired' | 'reversed';

const sevenDays = 7 * 24 * 60 * 60 * 1000;

export const expiresAt = (charge: Charge): number => charge.expiresAt ?? charge.createdAt + sevenDays;

export const isAuthorized = ({ failure, approval }: Charge): boolean =>
  failure === null && (approval === undefined || approval.approvedAt !== null);

/** Whether the charge still waits for the payer's approval: on a page, in an app, or by scanning a QR code. */
export const awaitsApproval = (charge: Charge, now: number): boolean =>
  !isAuthorized(charge) && chargeStatus(charge, now) === 'pending';

/**
 * The charge's status. `pending` charges wait for the payer's approval, or are authorised and wait for capture; a hold
 * that nobody captures in time is `reversed`, without an event.
 */
export const chargeStatus = (charge: Charge, now: number): ChargeStatus => {
  if (charge.failure !== null) return 'failed';
  if (charge.captured !== null) return 'successful';
  if (charge.reversedAt !== null) return 'reversed';
  const hasLapsed = typeof charge.approval?.lapsedAt === 'number' || now >= expiresAt(charge);
  if (!hasLapsed) return 'pending';
  return isAuthorized(charge) ? 'reversed' : 'expired';
};

/** Captures an authorised charge; in part only if pre-authorised. Throws `failed_capture` or `expired_charge` (400). */
export const capture = (charge: Charge, taken: Capture): Charge => {
  const status = chargeStatus(charge, taken.at);
  if (status === 'expired' || (status === 'reversed' && charge.reversedAt === null)) throw expiredCharge();
  if (status === 'successful') throw failedCapture('charge was already captured');
  if (status !== 'pending' || !isAuthorized(charge)) throw failedCapture('Charge is not authorized');
  if (taken.amount !== charge.amount && !charge.preAuth) throw failedCapture('charge does not allow partial capture');
  if (!(taken.amount > 0 && taken.amount <= charge.amount)) {
    throw failedCapture('capture amount must be between 1 and the authorized amount');
  }
  if (charge.trait === 'fails-at-capture') throw failedCapture('failed processing');
  return { ...charge, captured: taken };
};

/** Releases the hold of an authorised, uncaptured charge. Throws `failed_reverse` (400). */
export const reverse = (charge: Charge, at: number): Charge => {
  if (chargeStatus(charge, at) !== 'pending' || !isAuthorized(charge)) throw failedReverse();
  return { ...charge, reversedAt: at };
};

type Charges = Readonly<{ charges: Collection<Charge> }>;

/** The charge with this id. Throws `not_found` (404). */
export const findCharge = ({ charges }: Charges, id: string): Charge => {
  const charge = charges.find(id);
  if (!charge) throw notFound('charge', id);
  return charge;
};
