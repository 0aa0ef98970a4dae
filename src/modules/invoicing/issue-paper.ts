import type { Buyer, IssuedKind } from '#contract/office/invoices.ts';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { type Satang, toBaht } from '#kernel/money.ts';
import type { Booking } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { type PaperParts, type PaperTools, partsOfPaper } from './facts/paper-facts.ts';
import { typesetPaper } from './facts/typeset-paper.ts';
import { accountOf, type BookingAccount, withIssued } from './records/booking-account.ts';
import type { StoredFacts } from './records/invoicing-tables.ts';
import { findDocument, type Issued, insertDocument, nextSerial } from './records/issued-store.ts';
import { insertPrint } from './records/print-store.ts';
import { documentNumber, seriesMonth } from './rules/document-number.ts';

/** A locked booking to issue documents of, with its account as it stands after each. */
export type Issuing = Readonly<{
  ctx: Context;
  booking: Booking;
  parts: PaperParts;
  tools: PaperTools;
  account: BookingAccount;
  /** What was issued last; null before anything was. */
  issued: Issued | null;
}>;

/** Loads what all documents of a locked booking need. */
export const beginIssuing = async (ctx: Context, booking: Booking, tools: PaperTools): Promise<Issuing> => ({
  ctx,
  booking,
  tools,
  parts: await partsOfPaper(ctx, booking, tools),
  account: await accountOf(ctx.tx, booking),
  issued: null,
});

type NewPaper = Readonly<{
  kind: IssuedKind;
  total: Satang;
  tax: Satang;
  untaxed: Satang;
  /** What of it is towards claims without tax. */
  claimed?: Satang;
  buyer: Buyer;
  /** Its date; now, unless it replaces another. */
  issuedAt?: Temporal.Instant;
  paymentId?: string | null;
  creditOf?: string;
  replaces?: string;
  reason?: string;
  factsOf: (number: string) => StoredFacts;
}>;

/**
 * Numbers, typesets and stores a document in the caller's transaction: a failure uses up no number. Concurrent documents
 * of the same series wait for the transaction.
 */
export const issue = async (issuing: Issuing, paper: NewPaper): Promise<Issuing> => {
  const { ctx, booking, tools, account } = issuing;
  const { kind, factsOf, issuedAt = ctx.now, ...stored } = paper;
  const month = seriesMonth(bangkokDate(issuedAt));
  const number = documentNumber(kind, month, await nextSerial(ctx.tx, kind, month));
  const facts = factsOf(number);
  const { pdf, pages } = await typesetPaper({ kind, facts, mark: 'original' }, tools.typesetter);
  const { user } = ctx.actor;
  const id = await insertDocument(ctx.tx, {
    kind,
    number,
    ...stored,
    facts,
    pages,
    pdf: Buffer.from(pdf),
    bookingId: booking.id,
    issuedAt,
    issuedById: user?.id ?? null,
    issuedByName: user?.name ?? null,
  });
  // What the business issues by itself, the customer gets on the booking's page: that is the original.
  if (!user) await insertPrint(ctx.tx, { documentId: id, mark: 'original', printedAt: ctx.now });
  const document = returnedRow(await findDocument(ctx.tx, id));
  await recordIssued(issuing, document, { isNew: true });
  return { ...issuing, account: withIssued(account, document), issued: document };
};

/** Writes an audit log entry for a document; writes none if an existing document was returned. */
export const recordIssued = async (
  { ctx, booking: { id, reference } }: Issuing,
  { kind, number, total }: Issued,
  { isNew }: { isNew: boolean },
): Promise<void> => {
  const after = { documentKind: kind, documentNumber: number, amount: toBaht(total) };
  const subject = { kind: 'booking', id, name: reference };
  await ctx.record({ action: 'document.issued', subject, after, ...(isNew ? {} : { before: after }) });
};
