import { and, asc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Page } from '#kernel/paging.ts';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { containing } from '#platform/database/text-search.ts';
import { transferTasks } from '../records/payments-tables.ts';

export type TransferTask = typeof transferTasks.$inferSelect;
type NewTask = Pick<TransferTask, 'refundId' | 'bookingId' | 'methodType' | 'amount'>;

export const insertTask = async (tx: Tx, task: NewTask, now: Temporal.Instant): Promise<void> => {
  await tx
    .insert(transferTasks)
    .values({ ...task, id: sql`uuidv7()`, status: 'open', createdAt: now })
    .onConflictDoNothing();
};

export const findTask = async (tx: Tx, id: string): Promise<TransferTask | undefined> => {
  const [row] = await tx.select().from(transferTasks).where(eq(transferTasks.id, id));
  return row;
};

export const saveTask = async (
  tx: Tx,
  { id, ...changed }: { id: string } & Partial<TransferTask>,
): Promise<TransferTask> => {
  const [row] = await tx.update(transferTasks).set(changed).where(eq(transferTasks.id, id)).returning();
  return returnedRow(row);
};

const shown = {
  task: transferTasks,
  bookingNumber: bookings.reference,
  customerName: sql<string>`${bookings.firstName} || ' ' || ${bookings.lastName}`,
  email: bookings.email,
};

const withBooking = (tx: Tx) =>
  tx.select(shown).from(transferTasks).innerJoin(bookings, eq(bookings.id, transferTasks.bookingId)).$dynamic();

export type ShownTask = Awaited<ReturnType<typeof withBooking>>[number];

export const findShownTask = async (tx: Tx, id: string): Promise<ShownTask> =>
  returnedRow((await withBooking(tx).where(eq(transferTasks.id, id)))[0]);

type TaskFilters = Readonly<{ status?: 'open' | 'done' | undefined; search?: string | undefined }>;

/** A page of transfer tasks, oldest first, and the total. */
export const listTasks = async (tx: Tx, { status, search }: TaskFilters, { limit, offset }: Page) => {
  const where = and(status && eq(transferTasks.status, status), search ? mentions(search) : undefined);
  const rows = await withBooking(tx)
    .where(where)
    .orderBy(asc(transferTasks.createdAt), asc(transferTasks.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(transferTasks)
    .innerJoin(bookings, eq(bookings.id, transferTasks.bookingId))
    .where(where);
  return { rows, total: returnedRow(counted).total };
};

const mentions = (search: string) => {
  const { reference, firstName, lastName, email } = bookings;
  const columns = [reference, firstName, lastName, email];
  return or(...columns.map((column) => ilike(column, containing(search))));
};
