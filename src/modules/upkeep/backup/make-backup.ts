import { toBangkokText } from '#kernel/bangkok-time.ts';
import { systemClock } from '#platform/clock.ts';
import { type Context, nobody } from '#platform/context.ts';
import { connect, type Tx, transact } from '#platform/database/database.ts';
import { listMigrations } from '#platform/database/migrate.ts';
import { inSnapshot } from '#platform/database/snapshot.ts';
import type { Files } from '#platform/files.ts';
import type { Streamed } from '#platform/http/output/sent-stream.ts';
import { contextOf } from '#platform/unit-of-work.ts';
import { backupUnderWay, otherMigration } from '../rules/problems.ts';
import type { TableDigest } from './backup-format.ts';
import { takeBackupLock } from './rows-store.ts';
import { newestMigration } from './schema-store.ts';
import { sealBackup } from './seal-backup.ts';
import { writeBackup } from './write-backup.ts';

type BackupRequest = Readonly<{ files: Files; passphrase?: string | undefined }>;

/**
 * Streams a backup to download, sealed if there is a passphrase. Only one runs at a time across all processes, because each holds a connection
 * throughout. Tries the advisory lock before writing the audit log entry; the snapshot transaction takes it again and
 * keeps it to the end. The backup contains its own audit log entry. 409 `upkeep.backup-under-way`
 */
export const makeBackup = async (ctx: Context, { files, passphrase }: BackupRequest): Promise<Streamed> => {
  const name = `${backupName(ctx.now)}${passphrase ? '.age' : ''}`;
  await refuseUnlessAlone(ctx.tx);
  await recordBackup(ctx, name);
  const type = passphrase ? 'application/octet-stream' : 'application/json';
  return { name, type, content: (tx) => writtenAlone(tx, { files, passphrase }) };
};

async function* writtenAlone(tx: Tx, { files, passphrase }: BackupRequest): AsyncGenerator<string | Uint8Array> {
  await refuseUnlessAlone(tx);
  yield* sealedIf(passphrase, writeBackup(tx, { files }));
}

const sealedIf = (passphrase: string | undefined, content: AsyncGenerator<string>) =>
  passphrase ? sealBackup(content, passphrase) : content;

const refuseUnlessAlone = async (tx: Tx): Promise<void> => {
  if (!(await takeBackupLock(tx))) throw backupUnderWay();
};

/** Records in the audit log that a backup of all data was made, and by whom. */
export const recordBackup = ({ record }: Pick<Context, 'record'>, name: string): Promise<void> =>
  record({ action: 'backup.made', subject: { kind: 'backup', id: name, name } });

/** `saphan-backup-2026-11-20-1200.json`, in Bangkok time. */
const backupName = (now: Temporal.Instant): string =>
  `saphan-backup-${toBangkokText(now).slice(0, 16).replace('T', '-').replace(':', '')}.json`;

type Source = Readonly<{
  databaseUrl: string;
  files: Files;
  /** The name of the backup in the audit log. */
  name: string;
  /** Seals the backup. */
  passphrase?: string | undefined;
  /** Called after each table is written. */
  onTableWritten?: (sum: TableDigest) => void;
}>;

/** Backs up a database, whether or not the product is running. Refuses one whose migrations are not this product's. */
export async function* backupDatabase(source: Source): AsyncGenerator<string | Uint8Array> {
  const { databaseUrl, files, name, passphrase, onTableWritten } = source;
  const db = connect(databaseUrl, { connections: 1 });
  try {
    const required = (await listMigrations()).at(-1) ?? '';
    const is = await newestMigration(db);
    if (is !== required) throw otherMigration(is, required);
    await transact(db, (tx) => recordBackup(contextOf(tx, systemClock(), nobody), name));
    const sources = onTableWritten ? { files, onTableWritten } : { files };
    yield* sealedIf(
      passphrase,
      inSnapshot(db, (tx) => writeBackup(tx, sources)),
    );
  } finally {
    await db.pool.end();
  }
}
