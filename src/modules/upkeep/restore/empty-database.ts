import type { Tx } from '#platform/database/database.ts';
import { backedUp } from '../backup/backup-contents.ts';
import { newestMigration, tableNames } from '../backup/schema-store.ts';
import { furtherThan, notEmpty, notOurs } from '../rules/problems.ts';
import { hasRows } from './database-store.ts';

/**
 * Refuses a database with any data except what the migrations insert, or with migrations newer than `migration`. A
 * database without tables is accepted.
 */
export const refuseUnlessEmpty = async (tx: Tx, migration: string): Promise<void> => {
  const names = await tableNames(tx);
  const newest = await newestMigration(tx);
  const [first] = names.filter((name) => name !== 'migration');
  if (newest === null && first !== undefined) throw notOurs(first);
  for (const [table, { seeded }] of Object.entries(backedUp))
    if (!seeded && names.includes(table) && (await hasRows(tx, table))) throw notEmpty(table);
  if (newest !== null && newest > migration) throw furtherThan(newest, migration);
};
