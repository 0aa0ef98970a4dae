import { systemClock } from '#platform/clock.ts';
import { nobody } from '#platform/context.ts';
import { connect, transact } from '#platform/database/database.ts';
import { knownMigrations } from '#platform/database/migrate.ts';
import { inSnapshot } from '#platform/database/snapshot.ts';
import type { Files } from '#platform/files.ts';
import { contextOf } from '#platform/unit-of-work.ts';
import { otherMigration } from '../rules/problems.ts';
import type { Sum } from './backup-format.ts';
import { recordBackup } from './make-backup.ts';
import { newestMigration } from './schema-store.ts';
import { writeBackup } from './write-backup.ts';

type Source = Readonly<{
  databaseUrl: string;
  files: Files;
  /** How the log calls it. */
  name: string;
  /** Is told of each table that is written. */
  wrote?: (sum: Sum) => void;
}>;

/** The backup of a database, whether the product runs or not. Refuses one whose shape is not this product's. */
export async function* backupDatabase({ databaseUrl, files, name, wrote }: Source): AsyncGenerator<string> {
  const db = connect(databaseUrl, { connections: 1 });
  try {
    const wanted = (await knownMigrations()).at(-1) ?? '';
    const is = await newestMigration(db);
    if (is !== wanted) throw otherMigration(is, wanted);
    await transact(db, (tx) => recordBackup(contextOf(tx, systemClock(), nobody), name));
    yield* inSnapshot(db, (tx) => writeBackup(tx, wrote ? { files, wrote } : { files }));
  } finally {
    await db.pool.end();
  }
}
