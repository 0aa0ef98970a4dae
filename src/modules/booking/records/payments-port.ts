import type { Satang } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

/** The reason of an automatic refund. */
export type RefundReason = 'paid-already' | 'other-amount' | 'too-late' | 'cancelled';

/** One payment of a booking, as shown to its customer. */
export type PaymentMade = Readonly<{
  /** The id of its ledger entry. */
  id: string;
  methodType: string;
  card: Readonly<{ brand: string; lastDigits: string }> | null;
  /** Fee included. */
  amount: Satang;
  fee: Satang;
  /** The part of the amount refunded so far. */
  back: Satang;
  /** Why the whole payment goes back, if it was not owed. */
  because: RefundReason | null;
  at: Temporal.Instant;
}>;

/**
 * The payments of a booking, oldest first. The payments module stores them; it imports this module, so this one cannot
 * import it.
 */
export type PaymentsOf = (tx: Tx, bookingId: string) => Promise<PaymentMade[]>;

/** The newest payment of a booking, whatever its status. */
export type NewestPayment = Readonly<{
  id: string;
  bookingId: string;
  status: 'successful' | 'pending' | 'failed' | 'expired';
  methodType: string;
  reference: string | null;
  createdAt: Temporal.Instant;
}>;

/** One entry of the ledger. */
export type Movement = Readonly<{
  kind: 'payment' | 'refund';
  methodType: string;
  amount: Satang;
  isRecorded: boolean;
  createdAt: Temporal.Instant;
}>;

export type MoneyTaken = Readonly<{
  bookingId: string;
  amount: Satang;
  methodType: string;
  reference: string | null;
  /** The customer is told of it with the confirmation of the booking, and not by a mail of its own. */
  isNotifiedWithBooking?: boolean;
}>;

/** What a customer did about a claim, or that nobody answered it and it was charged. The module of the claims has it. */
export type ClaimAnswer = Readonly<{
  answer: 'accepted' | 'disputed' | 'unanswered';
  amount: Satang;
  at: Temporal.Instant;
}>;

/** What the office asks of the modules of payments and claims, which this one cannot import. */
export type OfficeMoney = Readonly<{
  paymentsOf: PaymentsOf;
  newestPayments: (tx: Tx, bookingIds: readonly string[]) => Promise<NewestPayment[]>;
  /** Oldest first. */
  movementsOf: (tx: Tx, bookingId: string) => Promise<Movement[]>;
  claimAnswersOf: (tx: Tx, bookingId: string) => Promise<ClaimAnswer[]>;
  /** Records money that staff took. 409 for more than is owed. */
  takePayment: (ctx: Context, taken: MoneyTaken) => Promise<void>;
  /** Records money that staff refunded by hand. 409 for more than is left to refund. */
  giveBack: (ctx: Context, given: Omit<MoneyTaken, 'methodType' | 'isNotifiedWithBooking'>) => Promise<void>;
}>;
