import type { Satang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';

type At = Readonly<{ at: Temporal.Instant }>;

/** A charge as the provider holds it. */
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
    /** Our reference in it; null for one that was made at the provider. */
    refundId: string | null;
  }>;

type OfBooking = Readonly<{ bookingId: string; bookingNumber: string }>;

/** An attempt in our books, with what it brought into the ledger. */
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

/** A refund through the provider as the ledger has it. */
export type BookedRefund = At &
  OfBooking &
  Readonly<{ id: string; attemptId: string; chargeId: string | null; reference: string | null; amount: Satang }>;

/** A refund that was planned, done or not. */
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
  /** What began later may still be under way, and is no difference. */
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
    /** At the provider. */
    refundId: string | null;
    /** The refund of ours that was planned. */
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
