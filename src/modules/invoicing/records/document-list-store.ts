import { and, desc, eq, gte, ilike, inArray, lt, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { IssuedKind } from '#contract/office/invoices.ts';
import { startOfDay } from '#kernel/bangkok-time.ts';
import type { Page } from '#kernel/paging.ts';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import { countMatches } from '#platform/database/count-matches.ts';
import type { Tx } from '#platform/database/database.ts';
import { idsInPortions } from '#platform/database/snapshot.ts';
import { containing } from '#platform/database/text-search.ts';
import { buyerText, issuedDocuments } from './invoicing-tables.ts';

export type DocumentFilters = Readonly<{
  /** Part of the number, the buyer's name or tax ID, or the booking number. */
  search?: string | undefined;
  kind?: IssuedKind | undefined;
  /** `YYYY-MM`, by Bangkok's calendar. */
  month?: string | undefined;
}>;

/** A page of the issued documents, newest first, with their number. */
export const listDocuments = async (tx: Tx, filters: DocumentFilters, { limit, offset }: Page) => {
  const where = matching(tx, filters);
  const [rows, total] = await Promise.all([
    listed(tx, where).limit(limit).offset(offset),
    countMatches(tx, issuedDocuments, where),
  ]);
  return { rows, total };
};

export type ListedDocument = Awaited<ReturnType<typeof listDocuments>>['rows'][number];

/** The whole list in batches; read it in one snapshot. */
export async function* everyDocument(tx: Tx, filters: DocumentFilters): AsyncGenerator<ListedDocument[]> {
  const ids = tx
    .select({ id: issuedDocuments.id })
    .from(issuedDocuments)
    .where(matching(tx, filters))
    .orderBy(...newestFirst);
  for await (const portion of idsInPortions(tx, ids)) yield await listed(tx, inArray(issuedDocuments.id, portion));
}

const newestFirst = [desc(issuedDocuments.issuedAt), desc(issuedDocuments.id)];

const credited = alias(issuedDocuments, 'credited');
const replacing = alias(issuedDocuments, 'replacing');

const listed = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      id: issuedDocuments.id,
      kind: issuedDocuments.kind,
      number: issuedDocuments.number,
      issuedAt: issuedDocuments.issuedAt,
      bookingId: issuedDocuments.bookingId,
      bookingNumber: bookings.reference,
      buyer: issuedDocuments.buyer,
      total: issuedDocuments.total,
      tax: issuedDocuments.tax,
      untaxed: issuedDocuments.untaxed,
      claimed: issuedDocuments.claimed,
      credits: credited.number,
      replacedBy: replacing.number,
    })
    .from(issuedDocuments)
    .innerJoin(bookings, eq(bookings.id, issuedDocuments.bookingId))
    .leftJoin(credited, eq(credited.id, issuedDocuments.creditOf))
    .leftJoin(replacing, eq(replacing.replaces, issuedDocuments.id))
    .where(where)
    .orderBy(...newestFirst);

const matching = (tx: Tx, { search, kind, month }: DocumentFilters): SQL | undefined =>
  and(
    kind && eq(issuedDocuments.kind, kind),
    month ? inMonth(month) : undefined,
    search ? meant(tx, search) : undefined,
  );

const inMonth = (month: string) => {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  return and(
    gte(issuedDocuments.issuedAt, startOfDay(first.toString())),
    lt(issuedDocuments.issuedAt, startOfDay(first.add({ months: 1 }).toString())),
  );
};

const meant = (tx: Tx, typed: string) => {
  const text = containing(typed);
  const ofBookings = tx.select({ id: bookings.id }).from(bookings).where(ilike(bookings.reference, text));
  return or(
    ilike(issuedDocuments.number, text),
    ilike(buyerText('name'), text),
    ilike(buyerText('taxId'), containing(typed.replaceAll(/[\s-]/g, ''))),
    inArray(issuedDocuments.bookingId, ofBookings),
  );
};
