export type DocumentKind = 'tax-invoice' | 'abbreviated-tax-invoice' | 'receipt' | 'credit-note' | 'refund-note';

/**
 * The kind of a payment's document. A full tax invoice names the buyer's address (Revenue Code, section 86/4); without
 * it, an abbreviated one (86/6). A price without tax has a receipt.
 */
export const paymentKind = (hasTax: boolean, { address }: Readonly<{ address: string }>): DocumentKind => {
  if (!hasTax) return 'receipt';
  return address === '' ? 'abbreviated-tax-invoice' : 'tax-invoice';
};

export const isPaymentKind = (kind: DocumentKind): boolean => !isCreditKind(kind);

/** Only a tax invoice has a credit note; what went back of a receipt has a note in a series of its own. */
export const creditKind = (credited: DocumentKind) => (credited === 'receipt' ? 'refund-note' : 'credit-note');

const isCreditKind = (kind: DocumentKind) => kind === 'credit-note' || kind === 'refund-note';

type Document = Readonly<{ kind: DocumentKind; tax: number; isOverBooking: boolean }>;

/** Whether a payment's document is one with tax. Over a whole booking, an invoice without tax was of the same kind. */
export const isTaxed = ({ kind, tax, isOverBooking }: Document): boolean =>
  kind !== 'receipt' && (tax > 0 || !isOverBooking);

type Buyer = Readonly<Record<'name' | 'address' | 'taxId' | 'branch', string>>;

export const isSameBuyer = (one: Buyer, other: Buyer): boolean =>
  (['name', 'address', 'taxId', 'branch'] as const).every((field) => one[field] === other[field]);
