import { connect, transact } from '#platform/database/database.ts';
import { listMigrations, migrate } from '#platform/database/migrate.ts';
import type { Files } from '#platform/files.ts';
import type { BackedUpFile, TableDigest } from '../backup/backup-format.ts';
import { digestOf } from '../backup/business-files.ts';
import { newerMigration } from '../rules/problems.ts';
import { refuseUnlessEmpty } from './empty-database.ts';
import { fillDatabase } from './fill-database.ts';
import { type Backup, readBackup } from './read-backup.ts';

type Restore = Readonly<{
  databaseUrl: string;
  path: string;
  files: Files;
  /** Is told of each table that is read back and equal. */
  onTableVerified?: (sum: TableDigest) => void;
}>;

export type Restored = Backup &
  Readonly<{
    /** Files that the backup names and that do not lie here as they were. */
    missingFiles: readonly BackedUpFile[];
  }>;

/**
 * Brings a backup back into an empty database, or refuses with a sentence and writes nothing. The file is read whole
 * before the database is touched. A backup of an older product comes back at the migration that it was taken at, and is
 * brought to the newest after that.
 */
export const restoreBackup = async ({ databaseUrl, path, files, onTableVerified }: Restore): Promise<Restored> => {
  const backup = await readBackup(path);
  const { migration } = backup.head;
  if (!(await listMigrations()).includes(migration)) throw newerMigration(migration);

  const db = connect(databaseUrl, { connections: 1 });
  try {
    await refuseUnlessEmpty(db, migration);
    await migrate(databaseUrl, { upTo: migration });
    await transact(db, (tx) => fillDatabase(tx, path, backup, onTableVerified ? { onTableVerified } : {}));
    await migrate(databaseUrl);
  } finally {
    await db.pool.end();
  }
  return { ...backup, missingFiles: await missing(files, backup.files) };
};

const missing = async (files: Files, named: readonly BackedUpFile[]): Promise<BackedUpFile[]> => {
  const lost: BackedUpFile[] = [];
  for (const file of named) if ((await digestOf(files, file.file))?.sha256 !== file.sha256) lost.push(file);
  return lost;
};
