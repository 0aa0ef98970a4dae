import type { Buyer, IssuedKind } from '#contract/office/invoices.ts';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { type Satang, toBaht } from '#kernel/money.ts';
import type { Booking } from '#modules/booking/index.ts';
import { setIssued } from '#modules/documents/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import type { PaperTools } from './facts/paper-facts.ts';
import type { StoredFacts } from './records/invoicing-tables.ts';
import { findDocument, type Issued, insertDocument, nextSerial } from './records/issued-store.ts';
import { documentNumber, seriesMonth } from './rules/document-number.ts';

type NewPaper = Readonly<{
  kind: IssuedKind;
  total: Satang;
  tax: Satang;
  buyer: Buyer;
  creditOf?: string;
  reason?: string;
  factsOf: (number: string) => StoredFacts;
}>;

/**
 * Numbers, typesets and stores a document of a locked booking in the caller's transaction: a failure uses up no number.
 * Concurrent documents of the same series wait for the transaction.
 */
export const issue = async (ctx: Context, booking: Booking, paper: NewPaper, tools: PaperTools): Promise<Issued> => {
  const { kind, total, tax, buyer, creditOf = null, reason = null, factsOf } = paper;
  const month = seriesMonth(bangkokDate(ctx.now));
  const number = documentNumber(kind, month, await nextSerial(ctx.tx, kind, month));
  const facts = factsOf(number);
  const { pdf, pages } = await setIssued(kind, facts, tools.typesetter);
  const id = await insertDocument(ctx.tx, {
    kind,
    number,
    total,
    tax,
    buyer,
    creditOf,
    reason,
    facts,
    pages,
    pdf: Buffer.from(pdf),
    bookingId: booking.id,
    issuedAt: ctx.now,
    issuedById: ctx.actor.user?.id ?? null,
    issuedByName: ctx.actor.user?.name ?? null,
  });
  const document = returnedRow(await findDocument(ctx.tx, id));
  await recordIssued(ctx, booking, document, { isNew: true });
  return document;
};

/** Writes an audit log entry for a document; writes none if an existing document was returned. */
export const recordIssued = async (
  ctx: Context,
  { id, reference }: Booking,
  { kind, number, total }: Issued,
  { isNew }: { isNew: boolean },
): Promise<void> => {
  const after = { documentKind: kind, documentNumber: number, amount: toBaht(total) };
  const subject = { kind: 'booking', id, name: reference };
  await ctx.record({ action: 'document.issued', subject, after, ...(isNew ? {} : { before: after }) });
};
