import { Problem } from '#kernel/problem.ts';

export const backupUnderWay = () => new Problem(409, 'upkeep.backup-under-way');

/** Shown only on the command line, to whoever runs the restore. */
const refused = (reason: string) => new Problem(422, 'upkeep.refused', { params: { reason } });

export const noBackup = () => refused('This file is no backup of Saphan.');
export const newerFormat = (version: number) =>
  refused(`This backup was written in format ${version}, by a newer product. Restore it with that one.`);
export const newerMigration = (migration: string) =>
  refused(
    `This backup is of a database at ${migration}, which this product does not know. Restore it with a newer one.`,
  );
export const endsTooEarly = (line: number) =>
  refused(`The file ends too early, in line ${line}: it was cut off, or the backup broke off.`);
export const goesOn = (line: number) => refused(`The file goes on after its end, in line ${line}.`);
export const lineTooLong = (line: number) => refused(`Line ${line} is longer than any that a backup has.`);
export const damaged = (line: number, what: string) => refused(`The file is damaged: line ${line} is ${what}.`);
export const tableDamaged = (table: string) =>
  refused(`The file is damaged: the rows of ${table} are not those that its sums tell of.`);
export const fileDamaged = () => refused('The file is damaged: its digest is not that of what it holds.');
export const isSealed = () =>
  refused('The backup is sealed. Give the passphrase that it was made with in BACKUP_PASSPHRASE.');
export const notSealed = () =>
  refused('The file is not sealed. Without BACKUP_PASSPHRASE it is read as it is, whoever wrote it.');
export const passphraseWrong = () => refused('The backup was sealed with another passphrase.');
export const fileChanged = () => refused('The file was changed while it was read.');

export const notEmpty = (table: string) =>
  refused(`The database is not empty: there are rows in ${table}. A restore needs an empty one.`);
export const notOurs = (table: string) =>
  refused(`The database holds something else: a table ${table}. A restore needs an empty one.`);
export const furtherThan = (is: string, required: string) =>
  refused(`The database is at ${is} already, and the backup is of ${required}. A restore needs an empty one.`);
export const otherShape = (table: string) =>
  refused(`The backup and the database differ in what ${table} is. Nothing was restored.`);
export const wrongValue = (table: string, why: string) =>
  refused(`A row of ${table} does not fit: ${why}. Nothing was restored.`);
export const notEqual = (table: string) =>
  refused(`What the database holds of ${table} is not what the file has. Nothing was restored.`);
export const notAlive = () =>
  refused('The constraints and triggers of the database would not be what they were. Nothing was restored.');

export const otherMigration = (is: string | null, required: string) =>
  refused(
    `The database is at ${is ?? 'no migration'}, and this product at ${required}. Start the product once, then back up.`,
  );
export const rowTooLong = (table: string) =>
  refused(`A row of ${table} is longer than a restore would read. The backup was given up.`);
