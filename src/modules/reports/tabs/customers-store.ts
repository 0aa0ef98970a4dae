import { isNull, sql } from 'drizzle-orm';
import { satang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import { customers } from '#modules/customers/customer-tables.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { countTallied } from '#platform/database/tally.ts';

const isListed = isNull(customers.archivedAt);

/** The number of customers in the office's list. */
export const countCustomers = (tx: Tx): Promise<number> => countTallied(tx, 'customer');

/** The same customers by nationality, most frequent first; the empty name counts those without one. */
export const byNationality = async (tx: Tx): Promise<Record<string, number>> => {
  const nationality = sql<string>`coalesce(trim(${customers.nationality}), '')`;
  const rows = await tx
    .select({ nationality, count: sql<number>`count(*)::int` })
    .from(customers)
    .where(isListed)
    .groupBy(sql`1`)
    .orderBy(sql`2 desc`, sql`1`);
  return Object.fromEntries(rows.map((row) => [row.nationality, row.count]));
};

/**
 * Of the same customers: how many made a booking in `active`, cancelled ones aside, and how many completed at least
 * `rentals` rentals in `frequent`.
 */
export const countBusy = async (tx: Tx, thresholds: { active: Period; frequent: Period; rentals: number }) => {
  const { active, frequent, rentals } = thresholds;
  const { rows } = await tx.execute<{ active: number; frequent: number }>(sql`
    select (
      select count(*)::int from (
        select distinct customer_id from booking where status <> 'cancelled'
          and created_at >= ${active.from.toString()} and created_at < ${active.until.toString()}
      ) active join customer on customer.id = customer_id where archived_at is null
    ) as active, (
      select count(*)::int from (
        select customer_id from booking where status = 'completed' and status <> 'cancelled'
          and greatest(pick_up_at, coalesce(returned_at, drop_off_at)) >= ${frequent.from.toString()}
          and greatest(pick_up_at, coalesce(returned_at, drop_off_at)) < ${frequent.until.toString()}
        group by customer_id having count(*) >= ${rentals}
      ) often join customer on customer.id = customer_id where archived_at is null
    ) as frequent`);
  return returnedRow(rows[0]);
};

/** The customers with the most revenue in a period, and their number of bookings. Anonymised customers are left out. */
export const topCustomers = async (tx: Tx, { from, until }: Period, most: number) => {
  const { rows } = await tx.execute<{ id: string; name: string; bookings: number; revenue: string }>(sql`
    with moved as (
      select booking_id, sum((amount_satang - fee_satang) * case kind when 'payment' then 1 else -1 end) as net
      from ledger_entry where created_at >= ${from.toString()} and created_at < ${until.toString()}
      group by booking_id
    ), sums as (
      select customer_id, sum(net) as revenue, sum(made) as bookings
      from (
        select booking.customer_id, moved.net, 0 as made from moved join booking on booking.id = moved.booking_id
        union all
        select customer_id, 0, 1 from booking
        where status <> 'cancelled' and created_at >= ${from.toString()} and created_at < ${until.toString()}
      ) each group by customer_id
    )
    select id, trim(first_name || ' ' || last_name) as name, bookings::int, revenue::text
    from sums join customer on customer.id = sums.customer_id
    where customer.anonymised_at is null
    order by sums.revenue desc, trim(first_name || ' ' || last_name) collate "C", id
    limit ${most}`);
  return rows.map(({ revenue, ...row }) => ({ ...row, revenue: satang(Number(revenue)) }));
};
