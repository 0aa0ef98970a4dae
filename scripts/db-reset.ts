import { rm, stat } from 'node:fs/promises';
import { closer } from '#app/closer.ts';
import { openBusiness, sandboxFolder } from '#app/open-business.ts';
import { refuseOtherThanDemo } from '#demo/fill-with-demo.ts';
import { Problem } from '#kernel/problem.ts';
import { systemClock } from '#platform/clock.ts';
import { connect } from '#platform/database/database.ts';
import { emptyDatabase, refuseInUse } from '#platform/database/empty-database.ts';
import { type Env, environmentName, readEnv } from '#platform/env.ts';
import { filesOf, placeOfFiles } from '#platform/files.ts';
import { createLog } from '#platform/log/log.ts';
import { startSandboxProcess } from '#platform/sandbox-process.ts';
import { stepsOf } from '#platform/unit-of-work.ts';
import { withDatabase } from './database-of.ts';
import { say, stopOnProblem, tell } from './say.ts';

// `npm run db:reset` empties the database and fills it as the first start does. Deletes photographs, documents, exports
// and the payment sandbox's data too; keeps the keys and passwords in DATA_DIR.
const log = createLog('warn');

const empty = (env: Env) =>
  withDatabase(env, { mayBegin: true }, async (databaseUrl) => {
    await refuseInUse(databaseUrl);
    const db = connect(databaseUrl, { connections: 1 });
    await refuseOtherThanDemo(stepsOf(db, systemClock).step).finally(() => db.pool.end());
    await forgetSandbox(env);
    await emptyDatabase(databaseUrl);
    await (await filesOf(env)).deleteAll();
    say(`Emptied the database and ${placeOfFiles(env)}`);
  });

/** Deletes the sandbox's data, after stopping a sandbox left behind by a killed product: it would write them again. */
const forgetSandbox = async (env: Env) => {
  const folder = sandboxFolder(env);
  if (!(await stat(folder).catch(() => null))) return;
  const { stop } = await startSandboxProcess({ folder, port: env.OMISE_SANDBOX_PORT, log });
  await stop();
  await rm(folder, { recursive: true });
};

const fill = async (env: Env) => {
  const parts = closer(log);
  try {
    const { admin } = await openBusiness(env, { log, parts });
    say('Filled it again, as a first start does');
    tell(`Admin: ${admin.email}`);
    if (admin.generatedPassword) tell(`Password: ${admin.generatedPassword} (shown this once)`);
  } finally {
    await parts.close();
  }
};

await stopOnProblem(async () => {
  if (environmentName() === 'production') throw new Problem(409, 'database.production');
  const { DEMO = 'on', ...env } = readEnv();
  await empty({ ...env, DEMO });
  await fill({ ...env, DEMO });
});
