import { connect } from '#platform/database/database.ts';
import { postgresFolderIn, runningEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts';
import { readEnv } from '#platform/env.ts';

// Whoever can run this can read the database anyway, so links keep their tokens, unlike in the API's outbox.
const env = readEnv();
const url = env.DATABASE_URL ?? (await runningEmbeddedPostgres(postgresFolderIn(env.DATA_DIR)));
if (!url) {
  process.stderr.write(
    'No database runs. Start it with npm start, or set DATA_DIR to the one that it was started with.\n',
  );
  process.exit(1);
}
const [recipient = ''] = process.argv.slice(2);
const db = connect(url, { connections: 1 });
const { rows } = await db.pool.query<{ to_address: string; subject: string; status: string; plain: string }>(
  `select to_address, subject, status, plain from mail where position(lower($1) in lower(to_address)) > 0
   order by created_at desc limit 10`,
  [recipient],
);
for (const { to_address, subject, status, plain } of rows.reverse())
  process.stdout.write(`To: ${to_address} (${status})\nSubject: ${subject}\n\n${plain}\n\n${'-'.repeat(72)}\n`);
if (rows.length === 0) process.stdout.write(`There is no mail${recipient && ` to ${recipient}`} yet.\n`);
await db.pool.end();
