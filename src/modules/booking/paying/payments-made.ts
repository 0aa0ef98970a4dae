import type { Satang } from '#kernel/money.ts';
import type { Tx } from '#platform/database/database.ts';

/** Why a payment goes back though nobody asked for that. */
export type BackBecause = 'paid-already' | 'other-amount' | 'too-late' | 'cancelled';

/** One payment of a booking, as its customer is told of it. */
export type PaymentMade = Readonly<{
  /** Its entry of the ledger. */
  id: string;
  methodType: string;
  card: Readonly<{ brand: string; lastDigits: string }> | null;
  /** Fee in. */
  amount: Satang;
  fee: Satang;
  /** What of the amount went back until now. */
  back: Satang;
  /** Set where all of it goes back because it was not to be paid. */
  because: BackBecause | null;
  at: Temporal.Instant;
}>;

/** The payments of a booking, oldest first. They are kept by another module, which names this one. */
export type PaymentsOf = (tx: Tx, bookingId: string) => Promise<PaymentMade[]>;
