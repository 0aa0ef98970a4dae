import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';

/** Takes an advisory lock until the end of the transaction, so that only one process fills the database. */
export const lockFill = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('fill with the demo business', 0))`);
};

/** Whether the database has no location, no vehicle and no booking. */
export const isEmpty = async (tx: Tx): Promise<boolean> => {
  const { rows } = await tx.execute<{ is_used: boolean }>(sql`
    select exists (select from location) or exists (select from vehicle) or exists (select from booking) as is_used`);
  return rows[0]?.is_used === false;
};

/** Marks the business permanently as created by the demo. */
export const markAsDemo = async (tx: Tx, laidAt: Temporal.Instant): Promise<void> => {
  await tx.execute(sql`insert into demo_mark (laid_at) values (${laidAt.toString()}::timestamptz)`);
};

export const isMarkedAsDemo = async (tx: Tx): Promise<boolean> => {
  const { rows } = await tx.execute<{ is_marked: boolean }>(sql`select exists (select from demo_mark) as is_marked`);
  return rows[0]?.is_marked === true;
};

/** Whether a database has any tables, and whether the `demo_mark` table is one of them. */
export const tablesOf = async (tx: Tx): Promise<{ areAny: boolean; areOurs: boolean }> => {
  const { rows } = await tx.execute<{ are_any: boolean; are_ours: boolean }>(sql`
    select exists (select from pg_tables where schemaname = current_schema()) as are_any,
      to_regclass('demo_mark') is not null as are_ours`);
  return { areAny: rows[0]?.are_any !== false, areOurs: rows[0]?.are_ours === true };
};
