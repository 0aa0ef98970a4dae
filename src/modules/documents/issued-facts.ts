import type { Typesetter } from './typesetter.ts';

/** What a paper says in both of its languages. */
export type BilingualText = Readonly<{ th: string; en: string }>;

/** All that an issued paper says, every text ready. What a kind does not have is empty. */
export type IssuedFacts = Readonly<{
  title: BilingualText;
  number: string;
  isTest: boolean;
  seller: { name: string; address: BilingualText; contact: string; taxId: string };
  buyer: { name: string; address: string; taxId: string; branch: BilingualText | null; contact: string };
  vehicle: string;
  /** Number, date, booking, payment. */
  facts: readonly { label: BilingualText; value: string }[];
  labels: Readonly<Record<string, BilingualText>>;
  lines: readonly { text: BilingualText; quantity: string; unitPrice: string; amount: string }[];
  /** Of a receipt. */
  movements: readonly { date: string; text: BilingualText; received: string; returned: string }[];
  sums: readonly { label: BilingualText; value: string; isMain: boolean }[];
  inWords: BilingualText;
  notes: readonly BilingualText[];
  signedBy: string;
}>;

export type IssuedPaper = 'tax-invoice' | 'receipt' | 'credit-note';

/** An issued paper: as PDF, and each page as a picture. */
export const setIssued = (paper: IssuedPaper, facts: IssuedFacts, { typesetPages }: Typesetter) =>
  typesetPages(paper, facts);
