import type { DocumentKind } from './document-kind.ts';

type Document = Readonly<{ kind: DocumentKind; isOverBooking: boolean }>;

/**
 * The documents of payments that count. Some are over a whole booking, of before each payment had its own: of these the
 * invoices count; of receipts, each over all that was received until then, the last, and only where no invoice says the
 * same.
 */
export const counting = <One extends Document>(newestFirst: readonly One[], hasTax: boolean): One[] => {
  const ofBefore = newestFirst.filter(({ isOverBooking }) => isOverBooking);
  const isReceipt = ({ kind }: Document) => kind === 'receipt';
  const last = hasTax || !ofBefore.every(isReceipt) ? undefined : ofBefore[0];
  return newestFirst.filter((one) => !one.isOverBooking || !isReceipt(one) || one === last);
};
