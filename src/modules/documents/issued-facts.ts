import type { Typesetter } from './typesetter.ts';

/** What a paper says in both of its languages. */
export type Said = Readonly<{ th: string; en: string }>;

/** All that an issued paper says, every text ready. What a kind does not have is empty. */
export type IssuedFacts = Readonly<{
  title: Said;
  number: string;
  isTest: boolean;
  seller: { name: string; address: Said; contact: string; taxId: string };
  buyer: { name: string; address: string; taxId: string; branch: Said | null; contact: string };
  vehicle: string;
  /** Number, date, booking, payment. */
  facts: readonly { label: Said; value: string }[];
  labels: Readonly<Record<string, Said>>;
  lines: readonly { text: Said; quantity: string; unitPrice: string; amount: string }[];
  /** Of a receipt. */
  movements: readonly { date: string; text: Said; received: string; returned: string }[];
  sums: readonly { label: Said; value: string; isMain: boolean }[];
  inWords: Said;
  notes: readonly Said[];
  signedBy: string;
}>;

export type IssuedPaper = 'tax-invoice' | 'receipt' | 'credit-note';

/** An issued paper: as PDF, and each page as a picture. */
export const setIssued = (paper: IssuedPaper, facts: IssuedFacts, { typesetPages }: Typesetter) =>
  typesetPages(paper, facts);
