import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { TestApp } from '../fresh-app.ts';
import { signedInAs } from './signed-in.ts';

/** The answer to an admin who downloads a backup. */
export const downloadedBackup = async (app: TestApp, body: { passphrase?: string } = {}) => {
  const { headers } = await signedInAs(app, { role: 'ADMIN' });
  return app.server.inject({ method: 'POST', url: '/api/admin/settings/backup', headers, body });
};

/** The text of a backup, as downloaded by an admin. */
export const takenAway = async (app: TestApp): Promise<string> => (await downloadedBackup(app)).body;

let number = 0;

/** Writes the content to a new temporary file, and returns its path. */
export const asFile = async (content: string | Uint8Array): Promise<string> => {
  number += 1;
  const path = join(tmpdir(), `backup-${process.pid}-${number}.json`);
  await writeFile(path, content);
  return path;
};

/** Row count and JSON digest of each table, read independently of the backup code. */
export const contentsOf = async (db: Database, tables: readonly string[], without: readonly string[]) => {
  const contents: [table: string, rows: number, digest: string][] = [];
  for (const table of tables) {
    const { rows } = await db.execute<{ rows: number; digest: string }>(sql`
      select count(*)::int as rows, coalesce(md5(string_agg(row_text, '|' order by row_text)), '') as digest
      from (select (to_jsonb(one) - ${sql.raw(`array[${without.map((name) => `'${name}'`)}]::text[]`)})::text as row_text
        from ${sql.identifier(table)} one) each_one`);
    contents.push([table, rows[0]?.rows ?? 0, rows[0]?.digest ?? '']);
  }
  return contents;
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A modified backup with its digests recalculated, as by an attacker who knows the format. */
export const resealed = (text: string): string => {
  const lines = text.trimEnd().split('\n');
  const begin = lines.indexOf('],"sums":[');
  const sums: string[] = [];
  let table: { name: string; rows: string[] } | undefined;
  for (const line of lines.slice(1, begin)) {
    const [, name] = /^"(\w+)":\[$/.exec(line) ?? [];
    if (name) table = { name, rows: [] };
    else if (line.startsWith(']') && table) {
      const { rows } = table;
      const digest = sha256(rows.map((row) => `${row}\n`).join(''));
      sums.push(JSON.stringify({ table: table.name, rows: rows.length, sha256: digest }));
      table = undefined;
    } else table?.rows.push(line.replace(/,$/, ''));
  }
  const before = `${[...lines.slice(0, begin + 1), sums.join(',\n')].join('\n')}\n`;
  return `${before}],"sha256":"${sha256(before)}"}\n`;
};
