import { useState } from 'react';
import { DocumentDialog } from './document-dialog.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import type { Documents, IssuedKind } from './issued.ts';
import { standing } from './standing-invoice.ts';

/** What is done with a booking's documents: one is shown, one is issued, or the one that stands is printed. */
export type DocumentPurpose =
  | Readonly<{ show: string }>
  | Readonly<{ issue: IssuedKind }>
  | Readonly<{ open: IssuedKind }>
  | Readonly<{ print: IssuedKind }>;

type Props = { bookingId: string; documents: Documents; purpose: DocumentPurpose; onClose: () => void };

/** What was not issued yet is issued first; then it is shown, and printed where it was opened for that. */
export const DocumentDialogs = ({ bookingId, documents, purpose, onClose }: Props) => {
  const [shown, setShown] = useState(() => idIn(purpose, documents));
  const isPrinted = 'print' in purpose;
  if (shown !== null) return <DocumentDialog id={shown} isPrinted={isPrinted} onClose={onClose} />;
  const kind = kindIn(purpose);
  return <IssueDialog {...{ bookingId, documents, kind, onClose }} onIssued={({ id }) => setShown(id)} />;
};

const kindIn = (purpose: DocumentPurpose): IssuedKind => {
  if ('issue' in purpose) return purpose.issue;
  if ('open' in purpose) return purpose.open;
  return 'print' in purpose ? purpose.print : 'tax-invoice';
};

/** The document that is there already; null where one is to be issued first. */
const idIn = (purpose: DocumentPurpose, { issued, current }: Documents): string | null => {
  if ('show' in purpose) return purpose.show;
  const kind = kindIn(purpose);
  if ('issue' in purpose || kind === 'credit-note') return null;
  return current[kind] ?? (kind === 'tax-invoice' ? (standing(issued, kind)?.id ?? null) : null);
};
