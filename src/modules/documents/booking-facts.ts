import type { Language } from '#contract/fields.ts';

/** The data of documents about a booking. Amounts are in baht; a `text` is a moment in the booking's language. */
export type BookingFacts = Readonly<{
  language: Language;
  reference: string;
  status: 'pending' | 'confirmed' | 'completed' | 'cancelled';
  /** Incremented with each change of the booking. */
  version: number;
  /** Payments are in test mode: no money moves. */
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
    /** The URL of the page for looking up a booking. */
    findUrl: string;
    /** The site's host name. */
    host: string;
  };
  customer: { name: string; email: string; phone: string };
  vehicleName: string;
  days: number;
  pickUp: Stop;
  dropOff: Stop;
  lines: readonly { label: string; note?: string | undefined; amountBaht: number; isAtPickUp: boolean }[];
  /** Tax contained in the prices, which is in no sum. */
  includedTax: { label: string; amountBaht: number } | null;
  total: number;
  /** Paid towards the total, without payment method fees. */
  paid: number;
  fees: number;
  refunded: number;
  dueAtPickUp: number;
  securityDeposit: number;
  /** While the booking is unpaid: until when the vehicle is held. */
  holdUntil: string | null;
  /** Null once that time has passed. */
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
  /** How the key box is used; null where somebody is there. */
  keyBox: string | null;
}>;
