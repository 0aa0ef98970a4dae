import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Page } from '#kernel/paging.ts';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import { vehicles } from '#modules/fleet/records/fleet-tables.ts';
import { users } from '#modules/identity/records/identity-tables.ts';
import { countMatches } from '#platform/database/count-matches.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { idsInPortions } from '#platform/database/snapshot.ts';
import {
  ledgerEntries,
  paymentAttempts,
  paymentsOfAttempts,
  paymentsOfStaff,
  refunds,
  transactions,
  transferTasks,
} from '../records/payments-tables.ts';
import { matchesFilters, type PaymentFilters } from './filters-store.ts';

export type TransactionSort = '-createdAt' | 'createdAt' | '-amount' | 'amount';

const { id, at, amount } = transactions;

/** Made for each query: Drizzle rewrites the order of a union in place. */
const orderOf = (sort: TransactionSort): SQL[] => {
  const column = sort.endsWith('amount') ? amount : at;
  return sort.startsWith('-') ? [desc(column), desc(id)] : [asc(column), asc(id)];
};

type ListQuery = Readonly<{ filters: PaymentFilters; sort?: TransactionSort | undefined }>;

/** A page of the office's payments, and the total: exact up to 10,000, beyond that 10,001. */
export const listTransactions = async (
  tx: Tx,
  { filters, sort = '-createdAt', page: { limit, offset } }: ListQuery & Readonly<{ page: Page }>,
) => {
  const where = await matchesFilters(tx, filters);
  // The first of each side by its own index, then the page of both.
  const firstOf = (side: typeof paymentsOfAttempts) =>
    tx
      .select({ id: side.id, at: side.at, amount: side.amount })
      .from(side)
      .where(where)
      .orderBy(...orderOf(sort))
      .limit(offset + limit);
  const ids = unionAll(firstOf(paymentsOfAttempts), firstOf(paymentsOfStaff))
    .orderBy(...orderOf(sort))
    .limit(limit)
    .offset(offset);
  const [matches, total] = await Promise.all([ids, countMatches(tx, transactions, where)]);
  const pageIds = matches.map((one) => one.id);
  return { rows: inOrder(await transactionsOf(tx, inArray(id, pageIds)), pageIds), total };
};

/** The zero-based position of a payment in a list; null if the list lacks it. */
export const placeInList = async (
  tx: Tx,
  { filters, sort = '-createdAt', around }: ListQuery & Readonly<{ around: string }>,
): Promise<number | null> => {
  const where = await matchesFilters(tx, filters);
  const [listed] = await tx
    .select({ at, amount })
    .from(transactions)
    .where(and(where, eq(id, around)));
  if (!listed) return null;
  const isByAmount = sort.endsWith('amount');
  const column = isByAmount ? amount : at;
  const value = isByAmount ? sql`${listed.amount}::bigint` : sql`${listed.at.toString()}::timestamptz`;
  const isBefore = sort.startsWith('-')
    ? sql`(${column}, ${id}) > (${value}, ${around}::uuid)`
    : sql`(${column}, ${id}) < (${value}, ${around}::uuid)`;
  return tx.$count(transactions, and(where, isBefore));
};

/** The whole list in batches; read it in one snapshot. */
export async function* everyTransaction(
  tx: Tx,
  { filters, sort = '-createdAt' }: ListQuery,
): AsyncGenerator<ListedTransaction[]> {
  const ids = tx
    .select({ id })
    .from(transactions)
    .where(await matchesFilters(tx, filters))
    .orderBy(...orderOf(sort));
  for await (const portion of idsInPortions(tx, ids))
    yield inOrder(await transactionsOf(tx, inArray(id, portion)), portion);
}

export const findTransaction = async (tx: Tx, transactionId: string): Promise<ListedTransaction | undefined> =>
  (await transactionsOf(tx, eq(id, transactionId)))[0];

/** Every payment of a booking, newest first. */
export const transactionsOfBooking = (tx: Tx, bookingId: string): Promise<ListedTransaction[]> =>
  transactionsOf(tx, eq(transactions.bookingId, bookingId)).orderBy(...orderOf('-createdAt'));

const payment = alias(ledgerEntries, 'payment');

const columns = {
  transaction: transactions,
  attempt: paymentAttempts,
  /** The ledger entry of the payment; null if it brought no money. */
  entry: payment,
  back: sql<string>`(select coalesce(sum(back.amount_satang), 0) from ledger_entry back
    where back.kind = 'refund' and back.refund_of = ${payment.id})`,
  booking: bookings,
  vehicle: { brand: vehicles.brand, model: vehicles.model },
  recorder: { firstName: users.firstName, lastName: users.lastName },
};

/** A payment with the joined data that the office shows. */
export type ListedTransaction = Awaited<ReturnType<typeof transactionsOf>>[number];

const transactionsOf = (tx: Tx, where: SQL) =>
  tx
    .select(columns)
    .from(transactions)
    .innerJoin(bookings, eq(bookings.id, transactions.bookingId))
    .innerJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, transactions.id))
    .leftJoin(
      payment,
      and(
        eq(payment.kind, 'payment'),
        sql`${payment.id} = coalesce(
        (select own.id from ledger_entry own where own.kind = 'payment' and own.attempt_id = ${id}), ${id})`,
      ),
    )
    .leftJoin(users, eq(users.id, payment.recordedBy))
    .where(where)
    .$dynamic();

const inOrder = (rows: readonly ListedTransaction[], ids: readonly string[]): ListedTransaction[] => {
  const byId = new Map(rows.map((row) => [row.transaction.id, row]));
  return ids.map((one) => returnedRow(byId.get(one)));
};

/** The refunds of a payment, planned and done, newest first, with transfer task and requesting user. */
export const refundsOfPayment = (tx: Tx, paymentId: string) =>
  tx
    .select({
      refund: refunds,
      task: { id: transferTasks.id, status: transferTasks.status, reference: transferTasks.reference },
      asker: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(refunds)
    .leftJoin(transferTasks, eq(transferTasks.refundId, refunds.id))
    .leftJoin(users, eq(users.id, refunds.askedBy))
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(desc(refunds.createdAt), desc(refunds.id));

export type ShownRefund = Awaited<ReturnType<typeof refundsOfPayment>>[number];
