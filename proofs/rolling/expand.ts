import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate } from '#platform/database/migrate.ts';

/**
 * The new schema of a release, added while old processes run, which ignore it. Each table in use has a migration file
 * of its own, so that no lock is held while waiting for another.
 */
const expansion: Readonly<Record<string, string>> = {
  '9997_vehicle.sql': 'alter table vehicle add column rolling_count integer',
  '9998_booking.sql': `alter table booking add column rolling_note text not null default ''`,
  '9999_deed.sql': `
    create table rolling_deed (id bigint primary key, booking_id uuid);
    create index rolling_deed_booking on rolling_deed (booking_id)`,
};

/** Applies an expanding migration to a database in use, as the first process of a new release would. */
export const expand = async (databaseUrl: string, folder: string): Promise<void> => {
  const migrations = join(folder, 'expansion');
  await mkdir(migrations, { recursive: true });
  for (const [name, statements] of Object.entries(expansion)) await writeFile(join(migrations, name), statements);
  await migrate(databaseUrl, { folder: pathToFileURL(`${migrations}/`) });
  await rm(migrations, { recursive: true });
};
