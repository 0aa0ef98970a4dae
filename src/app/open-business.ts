import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fillWithDemo, isDemoBusiness } from '#demo/fill-with-demo.ts';
import { ensureDefaultPages, readUnreadPages } from '#modules/content/index.ts';
import { ensureAdmin } from '#modules/identity/index.ts';
import { systemClock } from '#platform/clock.ts';
import { connect, type Database } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { postgresFolderIn, startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts';
import { type Env, wantsDemo } from '#platform/env.ts';
import { type Files, readyFilesOf } from '#platform/files.ts';
import type { Log } from '#platform/log/log.ts';
import { startSandboxProcess } from '#platform/sandbox-process.ts';
import { storedSecret } from '#platform/secrets/stored-secret.ts';
import { stepsOf } from '#platform/unit-of-work.ts';
import type { Closer } from './closer.ts';
import { type PaymentsPlan, paymentsPlan } from './payments-plan.ts';

export type Around = Readonly<{
  log: Log;
  parts: Closer;
  /** Starts the external processes; `npm run dev` keeps them running while the product in this process restarts. */
  beside?: Readonly<{ postgres: typeof startEmbeddedPostgres; sandbox: typeof startSandboxProcess }>;
}>;

const started = { postgres: startEmbeddedPostgres, sandbox: startSandboxProcess };

/**
 * Opens the business, and creates it on the first start: files, migrated database, payment sandbox, demo data, default
 * pages and admin account. Closing `parts` stops what it started. The sandbox may still be starting: `sandbox` resolves
 * when it answers, and rejects when it cannot start.
 */
export const openBusiness = async (env: Env, around: Around) => {
  const { log, parts } = around;
  await mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const files = await openFiles(env, log);
  const databaseUrl = env.DATABASE_URL ?? (await embeddedDatabase(env, around));
  await migrate(databaseUrl, { onWarning: (text) => log.warn(text) });
  const db = connect(databaseUrl);
  parts.add('database connections', () => db.pool.end());

  const isDemo = wantsDemo(env) && (await isDemoBusiness(stepsOf(db, systemClock).step));
  const plan = paymentsPlan(env, { isDemo });
  if (wantsDemo(env) && !isDemo && plan.decidedBy === null) log.warn(NO_TEST_PAYMENTS);
  const webhookSecret = await webhookSecretOf(env, plan);
  if (plan.access && !webhookSecret) log.warn(UNSIGNED_WEBHOOKS);
  const sandbox = plan.startSandbox ? startSandbox(env, { ...around, plan, webhookSecret }) : Promise.resolve();
  const admin = await prepareData({ env, db, log, isDemo, sandbox }, plan);
  return { db, files, isDemo, plan, webhookSecret, admin, sandbox };
};

const openFiles = async (env: Env, log: Log): Promise<Files> => {
  if (env.FILES_URL) await (await import('#platform/s3/files-on-s3.ts')).refuseWrongBucket(env.FILES_URL, log);
  return readyFilesOf(env);
};

const embeddedDatabase = async (env: Env, { log, parts, beside = started }: Around) => {
  const postgres = await beside.postgres({ folder: postgresFolderIn(env.DATA_DIR), log });
  parts.add('PostgreSQL', postgres.stop);
  return postgres.url;
};

/** The payment sandbox's folder in `DATA_DIR`. */
export const sandboxFolder = (env: Env): string => join(env.DATA_DIR, 'omise-sandbox');

/** The webhook secret from the environment, or a stored, generated one for the sandbox that this process starts. */
const webhookSecretOf = async (env: Env, plan: PaymentsPlan): Promise<string | undefined> => {
  if (env.OMISE_WEBHOOK_SECRET || !plan.startSandbox) return env.OMISE_WEBHOOK_SECRET;
  return storedSecret(join(sandboxFolder(env), 'webhook.secret'));
};

type Sandboxed = Around & { plan: PaymentsPlan; webhookSecret: string | undefined };

const startSandbox = (env: Env, { plan, webhookSecret: secret, log, parts, beside = started }: Sandboxed) => {
  const key = plan.access?.secretKey;
  const webhook = secret && key ? { webhook: { url: plan.webhookUrl, secret, key } } : {};
  const starting = beside.sandbox({
    folder: sandboxFolder(env),
    port: env.OMISE_SANDBOX_PORT,
    log,
    ...webhook,
  });
  // One that fails to start has nothing to stop; whoever waits for it is told why.
  parts.add('payment sandbox', () =>
    starting.then(
      ({ stop }) => stop(),
      () => undefined,
    ),
  );
  const answers = starting.then(() => undefined);
  answers.catch(() => undefined);
  return answers;
};

const NO_TEST_PAYMENTS =
  'PAYMENTS is not set, and the demo did not lay this business: nobody pays online until the settings have the keys of a payment provider. For test payments set PAYMENTS=sandbox; PAYMENTS=off says nothing of this';

const UNSIGNED_WEBHOOKS =
  'OMISE_WEBHOOK_SECRET is not set: anybody can report payments. Reports about charges that we do not know are dropped, and a job asks the provider about our own every minute';

type Prepared = { env: Env; db: Database; log: Log; isDemo: boolean; sandbox: Promise<void> };

const prepareData = async ({ env, db, log, isDemo, sandbox }: Prepared, { isSandbox, access }: PaymentsPlan) => {
  const { step } = stepsOf(db, systemClock);
  const own = isSandbox && access ? { url: access.apiUrl, secretKey: access.secretKey, isReady: sandbox } : null;
  if (isDemo) await fillWithDemo(step, { seed: env.DEMO_SEED, log, sandbox: own });
  await step(ensureDefaultPages);
  await readUnreadPages({ step });
  return step((ctx) => ensureAdmin(ctx, { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }));
};
