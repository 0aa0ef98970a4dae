import type { Typesetter } from './typesetter.ts';

/** A text of an issued document, in both languages. */
export type BilingualText = Readonly<{ th: string; en: string }>;

/** The data of an issued document as ready-made texts. Fields that its kind does not use are empty. */
export type IssuedFacts = Readonly<{
  title: BilingualText;
  number: string;
  isTest: boolean;
  seller: { name: string; address: BilingualText; contact: string; taxId: string };
  buyer: { name: string; address: string; taxId: string; branch: BilingualText | null; contact: string };
  vehicle: string;
  /** The rows for number, date, booking and payment. */
  facts: readonly { label: BilingualText; value: string }[];
  labels: Readonly<Record<string, BilingualText>>;
  lines: readonly { text: BilingualText; quantity: string; unitPrice: string; amount: string }[];
  /** Payments and refunds; receipts only. */
  movements: readonly { date: string; text: BilingualText; received: string; returned: string }[];
  sums: readonly { label: BilingualText; value: string; isMain: boolean }[];
  inWords: BilingualText;
  notes: readonly BilingualText[];
  signedBy: string;
}>;

export type IssuedPaper = 'tax-invoice' | 'receipt' | 'credit-note';

/** Typesets an issued document as PDF, and each page as SVG. */
export const setIssued = (paper: IssuedPaper, facts: IssuedFacts, { typesetPages }: Typesetter) =>
  typesetPages(paper, facts);
