import type { TransferShape } from '#contract/transfer.ts';

/** The data of mails about a booking. Amounts are in baht; times are texts in the mail's language. */
export type BookingMailData = Readonly<{
  siteName: string;
  firstName: string;
  reference: string;
  vehicleName: string;
  /** Null as long as a similar vehicle would do. */
  plate: string | null;
  pickUp: { text: string; place: string };
  dropOff: { text: string; place: string };
  /** How the customer chose to pay the business directly. */
  paysBy: 'cash' | 'bank_transfer' | null;
  /** How to send what is owed by bank transfer; null if nothing is to be sent so. */
  transfer: TransferShape | null;
  days: number;
  status: 'pending' | 'confirmed' | 'completed' | 'cancelled';
  lines: readonly { label: string; amountBaht: number; note?: string | undefined }[];
  /** Those of the lines that were charged after the rental: a late fee, and claims. */
  afterReturn: readonly { label: string; amountBaht: number }[];
  total: number;
  paid: number;
  /** The part of `paid` that the business keeps; refunds under way are deducted. */
  kept: number;
  /** The amount refunded so far. */
  refunded: number;
  dueAtPickUp: number;
  /** The part of the total that is to be paid, without what a security deposit covers after the return. */
  owed: number;
  /** What that deposit covers. */
  fromDeposit: number;
  securityDeposit: number;
  isOutsideOpeningHours: boolean;
  /** How the key box is used; null where somebody is there. */
  keyBox: { pickUp: string | null; dropOff: string | null };
  manageUrl: string;
  contactPhone: string;
  supportEmail: string;
  /** Null once that time has passed. */
  fullRefundUntil: string | null;
  halfRefundUntil: string | null;
  /** How long the business says it takes to send a refund. */
  refundTime: string;
  /** Null if the booking waits for staff rather than for a payment. */
  holdUntil: string | null;
  /** Until when the vehicle is kept for cash or a transfer; null where it is kept until the pick-up. */
  keptUntil: string | null;
  isCancelledByCustomer: boolean;
  /** When the vehicle came back and the late fee; null if no fee was charged. */
  late: Readonly<{ at: string; fee: number }> | null;
  /** The refund and how it is made, if the mail is about one and the amounts are known. */
  refund: Readonly<{
    /** The amount paid in excess of the price. */
    over: number;
    /** The total amount refunded. */
    amount: number;
    /** The part of `amount` that staff send by bank transfer. */
    byTransfer: number;
  }> | null;
  /** The payment that the mail is about. */
  payment: Readonly<{
    /** Includes the fee. */
    amount: number;
    fee: number;
    /** The payment method, worded to follow "by". */
    way: string;
    /** Why the payment is refunded although nobody requested it. */
    because: 'paid-already' | 'other-amount' | 'too-late' | 'cancelled' | null;
  }> | null;
  customer: { name: string; email: string; phone: string };
}>;
