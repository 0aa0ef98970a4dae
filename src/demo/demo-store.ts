import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';

/** Waits for another process that is filling this database; the lock ends with the transaction. */
export const lockFill = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('fill with the demo business', 0))`);
};

/** No location, no vehicle and no booking: nobody's business yet. */
export const isEmpty = async (tx: Tx): Promise<boolean> => {
  const { rows } = await tx.execute<{ is_used: boolean }>(sql`
    select exists (select from location) or exists (select from vehicle) or exists (select from booking) as is_used`);
  return rows[0]?.is_used === false;
};

/** Says for good that the demo laid this business. */
export const markAsDemo = async (tx: Tx, laidAt: Temporal.Instant): Promise<void> => {
  await tx.execute(sql`insert into demo_mark (laid_at) values (${laidAt.toString()}::timestamptz)`);
};

export const isMarkedAsDemo = async (tx: Tx): Promise<boolean> => {
  const { rows } = await tx.execute<{ is_marked: boolean }>(sql`select exists (select from demo_mark) as is_marked`);
  return rows[0]?.is_marked === true;
};

/** Whether a database has tables, and whether the demo could have left its mark there. */
export const tablesOf = async (tx: Tx): Promise<{ areAny: boolean; areOurs: boolean }> => {
  const { rows } = await tx.execute<{ are_any: boolean; are_ours: boolean }>(sql`
    select exists (select from pg_tables where schemaname = current_schema()) as are_any,
      to_regclass('demo_mark') is not null as are_ours`);
  return { areAny: rows[0]?.are_any !== false, areOurs: rows[0]?.are_ours === true };
};
