import type { IssuedKind } from '#contract/office/invoices.ts';
import { type IssuedFacts, type Said, setIssued, type Typesetter } from '#modules/documents/index.ts';
import type { StoredFacts } from '../records/invoicing-tables.ts';
import { bilingual, labels } from './bilingual.ts';

type Print = Readonly<{
  kind: IssuedKind;
  facts: StoredFacts;
  mark: 'original' | 'copy' | 'replacement' | 'cancelled';
  /** What this print says besides. */
  notes?: readonly Said[];
}>;

/** Typesets a print of a document: PDF, and each page as SVG. */
export const typesetPaper = ({ kind, facts, mark, notes = [] }: Print, typesetter: Typesetter) => {
  const complete = completeFacts(facts);
  const printed = { ...complete, mark: bilingual(({ label }) => label[mark]), notes: [...complete.notes, ...notes] };
  return setIssued(kind, printed, typesetter);
};

/** Stored facts as the templates need them: those of an earlier release lack the seller's branch, and newer labels. */
export const completeFacts = (facts: StoredFacts): IssuedFacts => ({
  ...facts,
  labels: { ...labels, ...facts.labels },
  seller: { branch: bilingual(({ label }) => label.headOffice), ...facts.seller },
});
