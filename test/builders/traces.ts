import { sql } from 'drizzle-orm';
import type { TestApp } from '../fresh-app.ts';

/** Searches all tables of the database for texts. Returns the texts found, by table. */
export const tracesOf = async ({ db }: TestApp, texts: readonly string[]): Promise<Record<string, string[]>> => {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1`);
  const traces: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute<{ text: string | null }>(
      sql`select string_agg(to_jsonb(kept)::text, ' ') as text from ${sql.raw(name)} kept`,
    );
    const matches = texts.filter((text) => rows[0]?.text?.includes(text));
    if (matches.length > 0) traces[name.replace('public.', '')] = matches.sort();
  }
  return traces;
};
