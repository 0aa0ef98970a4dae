import type { IssuedKind } from '#contract/office/invoices.ts';
import type { Typesetter } from './typesetter.ts';

/** A text of an issued document, in both languages. */
export type BilingualText = Readonly<{ th: string; en: string }>;

/** The data of an issued document as ready-made texts. Fields that its kind does not use are empty. */
export type IssuedFacts = Readonly<{
  title: BilingualText;
  number: string;
  isTest: boolean;
  seller: { name: string; address: BilingualText; contact: string; taxId: string; branch: BilingualText };
  buyer: { name: string; address: string; taxId: string; branch: BilingualText | null; contact: string };
  vehicle: string;
  /** The rows for number, date, booking and payment. */
  facts: readonly { label: BilingualText; value: string }[];
  labels: Readonly<Record<string, BilingualText>>;
  lines: readonly { text: BilingualText; quantity: string; unitPrice: string; amount: string }[];
  /** Only of documents of before each payment had its own: a receipt had the booking's payments and refunds. */
  movements?: readonly { date: string; text: BilingualText; received: string; returned: string }[];
  sums: readonly { label: BilingualText; value: string; isMain: boolean }[];
  inWords: BilingualText;
  notes: readonly BilingualText[];
  signedBy: string;
}>;

const templates: Record<IssuedKind, string> = {
  'tax-invoice': 'tax-invoice',
  'abbreviated-tax-invoice': 'tax-invoice',
  receipt: 'receipt',
  'credit-note': 'credit-note',
  'refund-note': 'credit-note',
};

/** The facts with what this print of them is: the original, a copy or a replacement. */
type Marked = IssuedFacts & Readonly<{ mark: BilingualText }>;

/** Typesets an issued document as PDF, and each page as SVG. */
export const setIssued = (kind: IssuedKind, facts: Marked, { typesetPages }: Typesetter) =>
  typesetPages(templates[kind], facts);
