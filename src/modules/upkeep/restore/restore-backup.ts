import { connect, transact } from '#platform/database/database.ts';
import { listMigrations, migrate } from '#platform/database/migrate.ts';
import type { Files } from '#platform/files.ts';
import type { BackedUpFile, TableDigest } from '../backup/backup-format.ts';
import { digestOf } from '../backup/business-files.ts';
import { newerMigration } from '../rules/problems.ts';
import { refuseUnlessEmpty } from './empty-database.ts';
import { fillDatabase } from './fill-database.ts';
import type { BackupFile } from './open-backup.ts';
import { type Backup, readBackup } from './read-backup.ts';

type Restore = BackupFile &
  Readonly<{
    databaseUrl: string;
    files: Files;
    /** Called after each table is read back and matches its digest. */
    onTableVerified?: (sum: TableDigest) => void;
  }>;

export type Restored = Backup &
  Readonly<{
    /** Files that the backup lists and that are missing here or differ. */
    missingFiles: readonly BackedUpFile[];
  }>;

/**
 * Restores a backup into an empty database, or refuses with a message and writes nothing. The whole file is verified
 * before the database is touched. A backup of an older version is restored at its own migration, and then migrated to
 * the newest.
 */
export const restoreBackup = async ({
  databaseUrl,
  path,
  passphrase,
  files,
  onTableVerified,
}: Restore): Promise<Restored> => {
  const file = { path, passphrase };
  const backup = await readBackup(file);
  const { migration } = backup.head;
  if (!(await listMigrations()).includes(migration)) throw newerMigration(migration);

  const db = connect(databaseUrl, { connections: 1 });
  try {
    await refuseUnlessEmpty(db, migration);
    await migrate(databaseUrl, { upTo: migration });
    await transact(db, (tx) => fillDatabase(tx, file, backup, onTableVerified ? { onTableVerified } : {}));
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
