import { resolve } from 'node:path';
import { type Restored, restoreBackup } from '#modules/upkeep/index.ts';
import { readEnv } from '#platform/env.ts';
import { filesOf, placeOfFiles } from '#platform/files.ts';
import { withDatabase } from './database-of.ts';
import { formatNumber, say, stopOnProblem } from './say.ts';

/** A mail server setting that sends nothing: nothing listens on this port. */
const QUIET = 'SMTP_URL=smtp://127.0.0.1:9';

const [path] = process.argv.slice(2);

const restore = async (file: string) => {
  const env = readEnv();
  say(`Reading ${file}`);
  await withDatabase(env, { mayBegin: true }, async (databaseUrl) => {
    const onTableVerified = ({ table, rows }: { table: string; rows: number }) =>
      void process.stdout.write(`${table.padEnd(26)}${formatNumber(rows).padStart(12)}  equal\n`);
    process.stdout.write(`${'table'.padEnd(26)}${'rows'.padStart(12)}\n`);
    const { BACKUP_PASSPHRASE: passphrase } = env;
    const files = await filesOf(env);
    tellAfterwards(
      await restoreBackup({ databaseUrl, path: file, passphrase, files, onTableVerified }),
      placeOfFiles(env),
    );
  });
};

/** Prints the result of a restore and what remains to be done by hand. */
const tellAfterwards = ({ head, files, missingFiles }: Restored, place: string) => {
  say(`Restored: everything as it was on ${head.moment}. Each table was read back, and is equal.`);
  const missing = missingFiles
    .slice(0, 5)
    .map(({ file }) => `\n  ${file}`)
    .join('');
  if (missingFiles.length > 0)
    say(
      `${formatNumber(missingFiles.length)} of ${formatNumber(files.length)} files are missing in ${place}, or are others:${missing}`,
    );
  const jobs = Object.entries(head.waitingJobs).map(([task, count]) => `\n  ${task}: ${count}`);
  if (jobs.length > 0) say(`At that moment this was still to be done, and is not done by itself now:${jobs.join('')}`);
  say(`To be set again, because no backup has it:
  the password of the mail server and the secret key of the payment provider, in the settings
  the second step of everybody who signs in with one
Everybody signs in anew with their password; guests open their booking by its number and their e-mail.
Before you start it: the product writes to the customers in it from its first minute, with mails that waited and with
reminders, if SMTP_URL is set or the mail server of the settings needs no password. A copy that is only to be looked at
is started with ${QUIET}, where nobody takes mail.`);
};

if (path) await stopOnProblem(() => restore(resolve(path)));
else {
  say('Say from where: npm run restore -- FILE');
  process.exitCode = 2;
}
