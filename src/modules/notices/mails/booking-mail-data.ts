/** What the mails about a booking tell. Amounts in baht; times as texts in the mail's language. */
export type BookingMailData = Readonly<{
  siteName: string;
  firstName: string;
  reference: string;
  vehicleName: string;
  pickUp: { text: string; place: string };
  dropOff: { text: string; place: string };
  days: number;
  lines: readonly { label: string; amountBaht: number; note?: string | undefined }[];
  total: number;
  paid: number;
  dueAtPickUp: number;
  manageUrl: string;
  contactPhone: string;
  supportEmail: string;
  /** Null once it is over. */
  fullRefundUntil: string | null;
  /** Null where the booking waits for staff, not for a payment. */
  holdUntil: string | null;
}>;
