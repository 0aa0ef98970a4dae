import { and, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isId } from '#kernel/is-id.ts';
import { minus, satang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { ledgerEntries, paymentAttempts, refunds } from '../../records/payments-tables.ts';
import type {
  BookedAttempt,
  BookedRefund,
  Books,
  PlannedRefund,
  ProviderRecords,
} from '../../rules/reconciliation/books.ts';

/** The margin around the period: an attempt is saved shortly before its charge is made. */
const EDGE = { hours: 1 };

/** What another module took through the provider: charges that are nobody's attempt, and their refunds. */
export type BooksOfOthers = (
  tx: Tx,
  period: Period,
  provider: ProviderRecords,
) => Promise<Pick<Books, 'attempts' | 'refunds'>>;

/** Our records of a period, and those of every charge and refund that the provider listed. */
export const readBooks = async (
  tx: Tx,
  period: Period,
  { provider, others }: { provider: ProviderRecords; others: BooksOfOthers },
): Promise<Books> => {
  const further = await others(tx, period, provider);
  return {
    attempts: [...(await readAttempts(tx, period, provider)), ...further.attempts],
    refunds: [...(await readRefunds(tx, period, provider)), ...further.refunds],
    planned: await readPlanned(tx, period, provider),
  };
};

const readAttempts = async (
  tx: Tx,
  { from, until }: Period,
  { charges, refunds: made }: ProviderRecords,
): Promise<BookedAttempt[]> => {
  const { id, chargeId, createdAt: at } = paymentAttempts;
  const named = charges.map(({ metadata }) => metadata.attemptId).filter(isId);
  const chargeIds = [...charges.map((charge) => charge.id), ...made.map((refund) => refund.chargeId)];
  const rows = await tx
    .select({ attempt: paymentAttempts, entry: payment, back, bookingNumber: bookings.reference })
    .from(paymentAttempts)
    .innerJoin(bookings, eq(bookings.id, paymentAttempts.bookingId))
    .leftJoin(payment, and(eq(payment.attemptId, id), eq(payment.kind, 'payment')))
    .where(
      or(
        and(gte(at, from.subtract(EDGE)), lt(at, until.add(EDGE))),
        isAmong(chargeId, chargeIds, 'text'),
        isAmong(id, named, 'uuid'),
      ),
    );
  return rows.map(({ attempt, entry, back: gone, bookingNumber }) => ({
    id: attempt.id,
    bookingId: attempt.bookingId,
    bookingNumber,
    at: attempt.createdAt,
    chargeId: attempt.chargeId,
    status: attempt.status,
    failureCode: attempt.failureCode,
    amount: attempt.amount,
    entry: entry && {
      amount: entry.amount,
      reference: entry.reference,
      left: minus(entry.amount, satang(Number(gone))),
    },
  }));
};

const payment = alias(ledgerEntries, 'payment');

const back = sql<string>`(select coalesce(sum(back.amount_satang), 0) from ledger_entry back
  where back.kind = 'refund' and back.refund_of = ${payment.id})`;

/** Only refunds through the provider: those recorded by staff bypassed it. */
const readRefunds = async (tx: Tx, period: Period, { refunds: made }: ProviderRecords): Promise<BookedRefund[]> => {
  const { id, attemptId, reference, amount, bookingId, createdAt: at } = ledgerEntries;
  const ids = made.map((refund) => refund.id);
  const { chargeId } = paymentAttempts;
  return tx
    .select({ id, attemptId: paymentAttempts.id, chargeId, reference, amount, bookingId, ...number, at })
    .from(ledgerEntries)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, attemptId))
    .where(
      and(
        eq(ledgerEntries.kind, 'refund'),
        isNull(ledgerEntries.recordedBy),
        or(within(at, period), isAmong(reference, ids, 'text')),
      ),
    );
};

const readPlanned = async (tx: Tx, period: Period, { refunds: made }: ProviderRecords): Promise<PlannedRefund[]> => {
  const { id, amount, status, bookingId, createdAt: at } = refunds;
  const named = made.map(({ refundId }) => refundId).filter(isId);
  const rows = await tx
    .select({ id, amount, status, bookingId, ...number, at, attemptId: payment.attemptId, chargeId: payment.reference })
    .from(refunds)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .innerJoin(payment, and(eq(payment.id, refunds.paymentId), isNotNull(payment.attemptId)))
    .where(or(and(inArray(status, ['asked', 'sent']), within(at, period)), isAmong(id, named, 'uuid')));
  return rows.flatMap(({ attemptId, ...row }) => (attemptId ? [{ ...row, attemptId }] : []));
};

const number = { bookingNumber: bookings.reference };

const within = (column: typeof refunds.createdAt | typeof ledgerEntries.createdAt, { from, until }: Period) =>
  and(gte(column, from), lt(column, until));

/** Passes all values as one array parameter: a statement limits the number of parameters. */
const isAmong = (column: unknown, values: readonly string[], type: 'text' | 'uuid'): SQL =>
  sql`${column} = any(${sql.param([...values])}::${sql.raw(type)}[])`;
