import type { Satang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';

type At = Readonly<{ at: Temporal.Instant }>;

/** A charge in the provider's records. */
export type HeldCharge = At &
  Readonly<{
    id: string;
    status: string;
    paid: boolean;
    amount: Satang;
    currency: string;
    /** The provider's fee, tax included. */
    fee: Satang;
    metadata: Record<string, unknown>;
  }>;

export type HeldRefund = At &
  Readonly<{
    id: string;
    chargeId: string;
    amount: Satang;
    /** Our refund id in its metadata; null if it was made directly at the provider. */
    refundId: string | null;
  }>;

type OfBooking = Readonly<{ bookingId: string; bookingNumber: string }>;

/** An attempt in our books, with its payment in the ledger, if any. */
export type BookedAttempt = At &
  OfBooking &
  Readonly<{
    id: string;
    chargeId: string | null;
    status: 'sending' | 'pending' | 'given-up' | 'successful' | 'failed' | 'expired' | 'reversed';
    failureCode: string | null;
    amount: Satang;
    entry: Readonly<{
      amount: Satang;
      reference: string | null;
      /** The part not refunded. */
      left: Satang;
    }> | null;
  }>;

/** A ledger entry of a refund through the provider. */
export type BookedRefund = At &
  OfBooking &
  Readonly<{ id: string; attemptId: string; chargeId: string | null; reference: string | null; amount: Satang }>;

/** A planned refund, done or not. */
export type PlannedRefund = At &
  OfBooking &
  Readonly<{
    id: string;
    attemptId: string;
    chargeId: string | null;
    amount: Satang;
    status: 'asked' | 'sent' | 'done' | 'by-transfer';
  }>;

export type ProviderRecords = Readonly<{ charges: readonly HeldCharge[]; refunds: readonly HeldRefund[] }>;

export type Books = Readonly<{
  attempts: readonly BookedAttempt[];
  refunds: readonly BookedRefund[];
  planned: readonly PlannedRefund[];
}>;

export type Compared = Readonly<{
  period: Period;
  /** Attempts and refunds after this time may still be in flight, and are not expected at the provider. */
  inFlightSince: Temporal.Instant;
  provider: ProviderRecords;
  books: Books;
}>;

export type DifferenceKind =
  | 'missing-in-ledger'
  | 'missing-at-provider'
  | 'amount-differs'
  | 'status-differs'
  | 'refund-missing-in-ledger'
  | 'refund-missing-at-provider'
  | 'unknown-charge';

/** A discrepancy between the provider and our books. */
export type Difference = At &
  Readonly<{
    key: string;
    kind: DifferenceKind;
    chargeId: string | null;
    /** The provider's refund id. */
    refundId: string | null;
    /** The id of our planned refund. */
    plannedId: string | null;
    attemptId: string | null;
    bookingId: string | null;
    bookingNumber: string | null;
    /** Null where that side has no record. */
    providerAmount: Satang | null;
    ledgerAmount: Satang | null;
    providerStatus: string | null;
    ledgerStatus: string | null;
    maySettle: boolean;
  }>;

export const isWithin = ({ from, until }: Period, at: Temporal.Instant): boolean =>
  Temporal.Instant.compare(from, at) <= 0 && Temporal.Instant.compare(at, until) < 0;

export const isOver = (at: Temporal.Instant, inFlightSince: Temporal.Instant): boolean =>
  Temporal.Instant.compare(at, inFlightSince) <= 0;
