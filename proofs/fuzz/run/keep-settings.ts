import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** Saves the settings and payment methods; returns a function that restores them. */
export const keepSettings = async (db: Database): Promise<() => Promise<void>> => {
  await db.execute(sql`create schema fuzz`);
  for (const table of [sql`setting`, sql`payment_method`])
    await db.execute(sql`create table fuzz.${table} as table public.${table}`);
  return () =>
    db.transaction(async (tx) => {
      for (const table of [sql`setting`, sql`payment_method`]) {
        await tx.execute(sql`delete from public.${table}`);
        await tx.execute(sql`insert into public.${table} table fuzz.${table}`);
      }
    });
};
