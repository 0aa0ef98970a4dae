import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createOmiseClient, type HeardCall } from '#modules/payments/index.ts';
import { systemClock } from '#platform/clock.ts';
import { connect, type Database } from '#platform/database/database.ts';
import { listenForChanges } from '#platform/database/listen-for-changes.ts';
import { readingOf } from '#platform/database/read-replica.ts';
import { type Env, hasDeveloperPages, isOpenToOthers } from '#platform/env.ts';
import { diskSpaceAt } from '#platform/files.ts';
import { listeningOn, refuseTakenPort } from '#platform/http/taken-port.ts';
import { type JobRunner, startJobs } from '#platform/jobs/job-runner.ts';
import type { Log } from '#platform/log/log.ts';
import { createMailer } from '#platform/mail.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';
import { serveMetrics } from '#platform/metrics/serve-metrics.ts';
import { sealerOf } from '#platform/secrets/sealer.ts';
import { storedSecret } from '#platform/secrets/stored-secret.ts';
import { createSmsGateway } from '#platform/sms.ts';
import { createApplication } from './application.ts';
import type { Closer } from './closer.ts';
import { businessFigures } from './figures.ts';
import { logOutgoing } from './log-outgoing.ts';
import { logPaymentCalls } from './log-payment-calls.ts';
import { type Around, openBusiness } from './open-business.ts';
import { servePublic } from './pages.ts';
import type { PaymentsPlan } from './payments-plan.ts';

type Assembled = Around &
  Readonly<{
    /** Whether this server also serves the pages; if false, a server in front of it does. */
    hasPages: boolean;
  }>;

/** Starts the product part by part; closing `parts` stops it. Prints `Ready on …` once the server listens. */
export const assemble = async (env: Env, around: Assembled): Promise<void> => {
  const { log, parts, hasPages } = around;
  const site = { variable: 'PORT', port: env.PORT, host: env.HOST } as const;
  // First, so that a second start cannot take over, and then stop, the database of the running product.
  await refuseTakenPort(site);
  parts.add('list of connections', logOutgoing(log));
  const { db, files, isDemo, plan, webhookSecret, admin, sandbox } = await openBusiness(env, around);
  if (plan.isSandbox && isOpenToOthers(env)) log.warn(TEST_PAYMENTS);
  parts.add('listening for changes', (await listenForChanges(db, log)).stop);
  const replica = env.DATABASE_READ_URL ? connect(env.DATABASE_READ_URL, { readOnly: true }) : undefined;
  if (replica) parts.add('connections to the replica', () => replica.pool.end());

  let jobs: JobRunner | undefined;
  const areJobsRunning = () => jobs?.isRunning() ?? false;
  const metrics = await startMetrics(env, { db, replica, areJobsRunning, log, parts });
  const publicUrl = env.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${env.PORT}`;
  const { server, readAs, tasks, crontab } = await createApplication({
    db,
    replica: readingOf(db, replica, log),
    clock: systemClock,
    log,
    publicUrl,
    isDemo,
    limits: env.RATE_LIMITS === 'on',
    trustProxy: env.TRUST_PROXY === 'on',
    payments: { ...paymentParts(env, plan, logPaymentCalls(log, metrics)), webhookSecret },
    mailer: env.SMTP_URL ? createMailer(env.SMTP_URL) : undefined,
    privateHosts: env.OUTGOING_PRIVATE_HOSTS,
    smsGateway: createSmsGateway(env.SMS_GATEWAY_URL),
    environment: {
      mail: env.SMTP_URL ? 'SMTP_URL' : null,
      payments: plan.decidedBy,
      sms: env.SMS_GATEWAY_URL !== undefined,
    },
    files,
    diskSpace: () => diskSpaceAt(resolve(env.DATA_DIR)),
    sealer: sealerOf(await secretsKeyOf(env, log), env.SECRETS_KEY_PREVIOUS),
    areJobsRunning,
    metrics,
    drainMs: env.DRAIN_SECONDS * 1000,
    hasDeveloperPages: hasDeveloperPages(env),
  });
  if (hasPages) {
    const shown = { hasDeveloperPages: hasDeveloperPages(env), vaultUrl: vaultUrlOf(plan) };
    await servePublic(server, { db, readAs, publicUrl, ...shown, log });
  }

  await sandbox;
  jobs = await startJobs({ db, clock: systemClock, log, tasks, crontab });
  parts.add('jobs', jobs.stop);
  if (hasPages) await warmUp(server);
  await listeningOn(site, () => server.listen({ port: env.PORT, host: env.HOST }));
  parts.add('site', () => server.drain().then(() => server.close()));

  const password = admin.generatedPassword ? `\nPassword: ${admin.generatedPassword} (shown this once)` : '';
  process.stdout.write(`Ready on ${publicUrl}\nAdmin: ${admin.email}${password}\n`);
};

const TEST_PAYMENTS =
  'Others can reach this site, and its payments are tests: no money moves, whatever the bookings say. PAYMENTS=off or keys of the provider end that';

/** Renders two pages before `Ready`, because the first pages take ten times as long as later ones. */
const warmUp = async (server: FastifyInstance): Promise<void> => {
  for (const url of ['/', '/vehicles']) await server.inject({ url, headers: { 'accept-language': 'en' } });
};

const secretsKeyOf = (env: Env, log: Log) => {
  if (env.SECRETS_KEY) return env.SECRETS_KEY;
  if (env.DATABASE_URL)
    log.warn(
      `SECRETS_KEY is not set: what this process seals, one with another DATA_DIR than ${env.DATA_DIR} cannot open`,
    );
  return storedSecret(join(env.DATA_DIR, 'secret.key'));
};

type Watched = {
  db: Database;
  replica: Database | undefined;
  areJobsRunning: () => boolean;
  log: Log;
  parts: Closer;
};

const startMetrics = async ({ METRICS_PORT: port, METRICS_HOST: host }: Env, watched: Watched) => {
  if (port === undefined) return undefined;
  const { db, replica, areJobsRunning, log, parts } = watched;
  const metrics = createMetrics({
    pools: { primary: db.pool, ...(replica && { replica: replica.pool }) },
    figures: businessFigures({ db, clock: systemClock }),
    areJobsRunning,
  });
  const place = { variable: 'METRICS_PORT', port, host } as const;
  const { stop } = await listeningOn(place, () => serveMetrics({ metrics, port, host, log }));
  parts.add('metrics', stop);
  return metrics;
};

/** The vault for the pages' CSP. Keys may be set while pages are open, so the CSP allows the vault from the start. */
const vaultUrlOf = ({ provider, decidedBy, addresses }: PaymentsPlan) =>
  provider?.vaultUrl ?? (decidedBy === null ? addresses.vaultUrl : null);

const ANSWER_MS = 25_000;

const paymentParts = (env: Env, { access, provider, addresses, ...plan }: PaymentsPlan, heard: HeardCall) => ({
  omise: access && createOmiseClient({ ...access, timeoutMs: ANSWER_MS, heard }),
  provider,
  bySettings: plan.decidedBy === null,
  addresses: { ...addresses, timeoutMs: ANSWER_MS, heard },
  isSandbox: plan.isSandbox,
  allowServerTokenization: (env.ALLOW_SERVER_TOKENIZATION ?? String(plan.isSandbox)) === 'true',
});
