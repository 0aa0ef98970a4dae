/** What the mails about a booking tell. Amounts in baht; times as texts in the mail's language. */
export type BookingMailData = Readonly<{
  siteName: string;
  firstName: string;
  reference: string;
  vehicleName: string;
  pickUp: { text: string; place: string };
  dropOff: { text: string; place: string };
  /** How the customer said to pay the business directly. */
  paysBy: 'cash' | 'bank_transfer' | null;
  days: number;
  status: 'pending' | 'confirmed' | 'completed' | 'cancelled';
  lines: readonly { label: string; amountBaht: number; note?: string | undefined }[];
  total: number;
  paid: number;
  /** What of it stays: what is on its way back counts as gone. */
  kept: number;
  /** What went back until now. */
  refunded: number;
  dueAtPickUp: number;
  /** Of the total, what was not paid. */
  owed: number;
  securityDeposit: number;
  isOutsideOpeningHours: boolean;
  manageUrl: string;
  contactPhone: string;
  supportEmail: string;
  /** Null once it is over. */
  fullRefundUntil: string | null;
  halfRefundUntil: string | null;
  /** How long a refund takes on our side, as the business says it. */
  refundTime: string;
  /** Null where the booking waits for staff, not for a payment. */
  holdUntil: string | null;
  isCancelledByCustomer: boolean;
  /** When the vehicle came back and what was charged for that; null where nothing was. */
  late: Readonly<{ at: string; fee: number }> | null;
  /** What goes back and how, where the mail is about that and the amounts are known. */
  refund: Readonly<{
    /** Paid beyond what it costs. */
    over: number;
    /** What goes back of it in all. */
    amount: number;
    /** The part of it that staff send by bank transfer. */
    byTransfer: number;
  }> | null;
  /** The payment that the mail is about. */
  payment: Readonly<{
    /** Fee in. */
    amount: number;
    fee: number;
    /** As one says it after "by". */
    way: string;
    /** Why it goes back though nobody asked for that. */
    because: 'paid-already' | 'other-amount' | 'too-late' | 'cancelled' | null;
  }> | null;
  customer: { name: string; email: string; phone: string };
}>;
