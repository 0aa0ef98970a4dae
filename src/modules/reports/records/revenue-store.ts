import { sql } from 'drizzle-orm';
import { type Satang, satang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import { issuedDocuments } from '#modules/invoicing/records/invoicing-tables.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { tallies, talliesOf } from '#platform/database/tally.ts';
import type { DaySums } from '../rules/day-sums.ts';

/** Payments count above zero, refunds below. */
const sign = sql`case ${tallies.kind} when 'payment' then 1 else -1 end`;

/** Revenue on the dashboard and in reports: payments less refunds, without processing fees. */
const received = sql<string>`coalesce(sum((${tallies.amount} - ${tallies.fee}) * ${sign}), 0)`;

/** The revenue by Bangkok day, in satang, by the time of each payment or refund. The period is of whole days. */
export const revenueByDay = async (tx: Tx, period: Period): Promise<DaySums> => {
  const rows = await tx
    .select({ day: tallies.day, received })
    .from(tallies)
    .where(talliesOf('ledger', period))
    .groupBy(tallies.day);
  return new Map(rows.map((row) => [row.day, Number(row.received)]));
};

/** The revenue by payment method, highest first, in a period of whole days. */
export const revenueByMethod = async (tx: Tx, period: Period) => {
  const rows = await tx
    .select({
      method: tallies.methodType,
      received,
      cameIn: amountOf('payment'),
      wentBack: amountOf('refund'),
      fees: sql<string>`sum(${tallies.fee} * ${sign})`,
      payments: sql<number>`coalesce(sum(${tallies.count}) filter (where ${tallies.kind} = 'payment'), 0)::int`,
    })
    .from(tallies)
    .where(talliesOf('ledger', period))
    .groupBy(tallies.methodType)
    .orderBy(sql`2 desc`, sql`${tallies.methodType} collate "C"`);
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
  sql<string>`coalesce(sum(${tallies.amount} - ${tallies.fee}) filter (where ${tallies.kind} = ${kind}), 0)`;

/**
 * The tax contained in the revenue: of each payment what its document names, and of a refund its share of that, so that
 * several add up exactly. A payment without a document has the share of its booking's price, late fee and claims left
 * out: they have their tax in.
 */
export const taxIn = async (tx: Tx, { from, until }: Period): Promise<Satang> => {
  const { rows } = await tx.execute<{ tax: string }>(sql`
    select coalesce(sum(case entry.kind
      when 'payment' then paid.tax
      else round(paid.tax * back.before / paid.net) - round(paid.tax * (back.before + back.now) / paid.net)
    end), 0) as tax
    from ledger_entry entry
    -- One by one: joined as a whole, PostgreSQL would read all of the ledger.
    cross join lateral (select * from ledger_entry where id = coalesce(entry.refund_of, entry.id) limit 1) payment
    join booking on booking.id = payment.booking_id
    left join ${issuedDocuments} document
      on document.payment_id = payment.id and document.replaces is null and document.credit_of is null
    cross join lateral (
      select booking.total_satang - coalesce(sum((line ->> 'amount')::bigint), 0) as total
      from jsonb_array_elements(booking.quote -> 'lines') line where line ->> 'kind' in ('late-fee', 'claim')
    ) price
    cross join lateral (
      select (payment.amount_satang - payment.fee_satang)::numeric as net,
        coalesce(document.tax_satang, round((payment.amount_satang - payment.fee_satang)
          * (booking.quote ->> 'tax')::numeric / nullif(price.total, 0)), 0) as tax
    ) paid
    cross join lateral (
      select entry.amount_satang - entry.fee_satang as now, coalesce(sum(amount_satang - fee_satang), 0) as before
      from ledger_entry earlier
      where entry.kind = 'refund' and earlier.kind = 'refund' and earlier.refund_of = payment.id
        and (earlier.created_at, earlier.id) < (entry.created_at, entry.id)
    ) back
    where entry.created_at >= ${from.toString()} and entry.created_at < ${until.toString()} and paid.net > 0`);
  return satang(Number(returnedRow(rows[0]).tax));
};
