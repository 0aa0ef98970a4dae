import { postgresFolderIn, runningEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts';
import { readEnv } from '#platform/env.ts';

const folder = postgresFolderIn(readEnv().DATA_DIR);
const url = await runningEmbeddedPostgres(folder);
if (url) process.stdout.write(`${url}\n`);
else {
  process.stderr.write(
    `No embedded PostgreSQL runs in ${folder}. Start it with npm start, or set DATA_DIR to the one that it was started with.\n`,
  );
  process.exitCode = 1;
}
