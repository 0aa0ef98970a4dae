import { sql } from 'drizzle-orm';
import type { DepositAge, DepositsReport } from '#contract/office/analysis.ts';
import { type Satang, satang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';

type Kind = DepositsReport['claims'][number]['kind'];
/** Satang as the database sums it. */
type Sum = string;

const money = (sum: Sum): Satang => satang(Number(sum));

/** The deposits that are with the business now, by how long they have been: held on a card, and left at the desk. */
export const depositsByAge = async (tx: Tx, now: Temporal.Instant) => {
  const { rows } = await tx.execute<{ age: DepositAge; isHeld: boolean; count: number; amount: Sum; due: Sum }>(sql`
    select case
        when ${now.toString()}::timestamptz - left_at < interval '1 day' then 'day'
        when ${now.toString()}::timestamptz - left_at < interval '7 days' then 'week'
        when ${now.toString()}::timestamptz - left_at < interval '30 days' then 'month'
        else 'longer'
      end as age,
      exists (select from card_hold where deposit_id = deposit.id) as "isHeld",
      count(*)::int as count, sum(deposit.amount_satang) as amount,
      coalesce(sum(deposit.amount_satang) filter (where booking.status in ('completed', 'cancelled')), 0) as due
    from security_deposit deposit join booking on booking.id = deposit.booking_id
    where ended_at is null
    group by 1, 2`);
  return rows.map(({ amount, due, ...row }) => ({ ...row, amount: money(amount), due: money(due) }));
};

/** What was left and what ended in a period, by method; `lapsed`: ended because the provider let go of the hold. */
export const depositsByMethod = async (tx: Tx, { from, until }: Period) => {
  const isIn = (at: string) => sql`${sql.raw(at)} >= ${from.toString()} and ${sql.raw(at)} < ${until.toString()}`;
  const { rows } = await tx.execute<{
    method: string;
    left: number;
    leftAmount: Sum;
    ended: number;
    givenBack: Sum;
    kept: Sum;
    lapsed: number;
  }>(sql`
    select method_type as method, (count(*) filter (where ${isIn('left_at')}))::int as left,
      coalesce(sum(amount_satang) filter (where ${isIn('left_at')}), 0) as "leftAmount",
      (count(*) filter (where ${isIn('ended_at')}))::int as ended,
      coalesce(sum(amount_satang - kept_satang) filter (where ${isIn('ended_at')}), 0) as "givenBack",
      coalesce(sum(kept_satang) filter (where ${isIn('ended_at')}), 0) as kept,
      (count(*) filter (where ${isIn('ended_at')} and exists (
        select from card_hold where deposit_id = deposit.id and status = 'lapsed'
      )))::int as lapsed
    from security_deposit deposit
    where ${isIn('left_at')} or ${isIn('ended_at')}
    group by method_type order by method_type collate "C"`);
  return rows.map((row) => ({
    ...row,
    leftAmount: money(row.leftAmount),
    givenBack: money(row.givenBack),
    kept: money(row.kept),
  }));
};

/** The claims made in a period, by kind, most claimed first: what was claimed is charged, waived or still waits. */
export const claimsByKind = async (tx: Tx, { from, until }: Period) => {
  const { rows } = await tx.execute<{
    kind: Kind;
    made: number;
    disputed: number;
    withdrawn: number;
    claimed: Sum;
    charged: Sum;
    untaxed: Sum;
    waived: Sum;
    waiting: Sum;
  }>(sql`
    select kind, count(*)::int as made,
      (count(*) filter (where status = 'disputed' or answered_at is not null and status in ('upheld', 'withdrawn')))::int
        as disputed,
      (count(*) filter (where status = 'withdrawn'))::int as withdrawn,
      sum(amount_satang) as claimed, coalesce(sum(charged_satang), 0) as charged,
      coalesce(sum(charged_satang) filter (where not is_taxed), 0) as untaxed,
      coalesce(sum(amount_satang - charged_satang), 0) as waived,
      coalesce(sum(amount_satang) filter (where settled_at is null), 0) as waiting
    from claim where made_at >= ${from.toString()} and made_at < ${until.toString()}
    group by kind order by sum(amount_satang) desc, kind`);
  return rows.map(({ kind, made, disputed, withdrawn, ...sums }) => ({
    ...{ kind, made, disputed, withdrawn },
    claimed: money(sums.claimed),
    charged: money(sums.charged),
    untaxed: money(sums.untaxed),
    waived: money(sums.waived),
    waiting: money(sums.waiting),
  }));
};

/** The average days from a claim of the period to its end, to a tenth; null where none is settled. */
export const daysToSettle = async (tx: Tx, { from, until }: Period): Promise<number | null> => {
  const { rows } = await tx.execute<{ days: number | null }>(sql`
    select round(avg(extract(epoch from settled_at - made_at) / 86400), 1)::float8 as days
    from claim where made_at >= ${from.toString()} and made_at < ${until.toString()}`);
  return returnedRow(rows[0]).days;
};

/** The rentals whose vehicle came back in a period, and how many of them have a claim. */
export const rentalsWithClaims = async (tx: Tx, { from, until }: Period) => {
  const { rows } = await tx.execute<{ rentals: number; claimed: number }>(sql`
    select count(*)::int as rentals,
      (count(*) filter (where exists (select from claim where booking_id = booking.id)))::int as claimed
    from booking
    where status = 'completed' and returned_at >= ${from.toString()} and returned_at < ${until.toString()}`);
  return returnedRow(rows[0]);
};
