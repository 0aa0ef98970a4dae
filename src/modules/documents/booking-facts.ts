import type { Language } from '#contract/fields.ts';

/** What the papers about a booking say. Amounts in baht; `text` is a moment in the booking's language. */
export type BookingFacts = Readonly<{
  language: Language;
  reference: string;
  status: 'pending' | 'confirmed' | 'completed' | 'cancelled';
  /** Counts up with every change of the booking. */
  version: number;
  /** Payments are test payments: no money moves. */
  isTest: boolean;
  madeAt: Temporal.Instant;
  madeText: string;
  business: {
    siteName: string;
    address: string;
    taxId: string;
    phone: string;
    emergencyPhone: string;
    email: string;
    /** Where a booking is looked up. */
    findUrl: string;
    /** The site's name in the network. */
    host: string;
  };
  customer: { name: string; email: string; phone: string };
  vehicleName: string;
  days: number;
  pickUp: Stop;
  dropOff: Stop;
  lines: readonly { label: string; note?: string | undefined; amountBaht: number; isAtPickUp: boolean }[];
  /** Tax that the prices contain: in no sum. */
  includedTax: { label: string; amountBaht: number } | null;
  total: number;
  /** Towards the total, what the method cost not in. */
  paid: number;
  fees: number;
  refunded: number;
  dueAtPickUp: number;
  securityDeposit: number;
  /** While it is unpaid: until when the vehicle is held. */
  holdUntil: string | null;
  /** Null once it is over. */
  fullRefundUntil: string | null;
  halfRefundUntil: string | null;
}>;

type Stop = Readonly<{
  at: Temporal.Instant;
  text: string;
  place: string;
  address: string;
  phone: string;
  isOutsideOpeningHours: boolean;
}>;
