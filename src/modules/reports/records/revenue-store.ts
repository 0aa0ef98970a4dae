import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import { type Satang, satang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import { ledgerEntries } from '#modules/payments/records/payments-tables.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import type { DaySums } from '../rules/day-sums.ts';

/** Payments count above zero, refunds below. */
const sign = sql`case ${ledgerEntries.kind} when 'payment' then 1 else -1 end`;

/** Revenue on the dashboard and in reports: payments less refunds, without processing fees. */
const received = sql<string>`coalesce(sum((${ledgerEntries.amount} - ${ledgerEntries.fee}) * ${sign}), 0)`;

/** The revenue of a period, by the time of each payment or refund. */
export const revenueIn = async (tx: Tx, period: Period): Promise<Satang> => {
  const [row] = await tx.select({ received }).from(ledgerEntries).where(movedIn(period));
  return satang(Number(returnedRow(row).received));
};

/** The revenue by Bangkok month, `YYYY-MM`; months without payments or refunds are left out. */
export const revenueByMonth = async (tx: Tx, period: Period): Promise<Map<string, Satang>> => {
  const month = sql<string>`to_char(${ledgerEntries.createdAt} at time zone 'Asia/Bangkok', 'YYYY-MM')`;
  const rows = await tx.select({ month, received }).from(ledgerEntries).where(movedIn(period)).groupBy(sql`1`);
  return new Map(rows.map((row) => [row.month, satang(Number(row.received))]));
};

const movedIn = ({ from, until }: Period): SQL | undefined =>
  and(gte(ledgerEntries.createdAt, from), lt(ledgerEntries.createdAt, until));

/** The revenue by Bangkok day, in satang. */
export const revenueByDay = async (tx: Tx, period: Period): Promise<DaySums> => {
  const day = sql<string>`to_char((${ledgerEntries.createdAt} at time zone 'Asia/Bangkok')::date, 'YYYY-MM-DD')`;
  const rows = await tx
    .select({ day, received })
    .from(ledgerEntries)
    .where(movedIn(period))
    .groupBy(sql`(${ledgerEntries.createdAt} at time zone 'Asia/Bangkok')::date`);
  return new Map(rows.map((row) => [row.day, Number(row.received)]));
};

/** The revenue by payment method, highest first. */
export const revenueByMethod = async (tx: Tx, period: Period) => {
  const rows = await tx
    .select({
      method: ledgerEntries.methodType,
      received,
      cameIn: amountOf('payment'),
      wentBack: amountOf('refund'),
      fees: sql<string>`sum(${ledgerEntries.fee} * ${sign})`,
      payments: sql<number>`(count(*) filter (where ${ledgerEntries.kind} = 'payment'))::int`,
    })
    .from(ledgerEntries)
    .where(movedIn(period))
    .groupBy(ledgerEntries.methodType)
    .orderBy(sql`2 desc`, sql`${ledgerEntries.methodType} collate "C"`);
  return rows.map(({ method, payments, ...sums }) => ({
    method,
    payments,
    revenue: satang(Number(sums.received)),
    cameIn: satang(Number(sums.cameIn)),
    wentBack: satang(Number(sums.wentBack)),
    fees: satang(Number(sums.fees)),
  }));
};

const amountOf = (kind: 'payment' | 'refund') =>
  sql<string>`coalesce(sum(${ledgerEntries.amount} - ${ledgerEntries.fee}) filter (where ${ledgerEntries.kind} = ${kind}), 0)`;

/** The tax contained in the revenue: for each booking, in the proportion of its price, rounded to the satang. */
export const taxIn = async (tx: Tx, { from, until }: Period): Promise<Satang> => {
  const { rows } = await tx.execute<{ tax: string }>(sql`
    select coalesce(sum(round(moved.net * (booking.quote ->> 'tax')::bigint / booking.total_satang)), 0) as tax
    from (
      select booking_id, sum((amount_satang - fee_satang) * case kind when 'payment' then 1 else -1 end) as net
      from ledger_entry where created_at >= ${from.toString()} and created_at < ${until.toString()}
      group by booking_id
    ) moved join booking on booking.id = moved.booking_id
    where booking.total_satang > 0`);
  return satang(Number(returnedRow(rows[0]).tax));
};
