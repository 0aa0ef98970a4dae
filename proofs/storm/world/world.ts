import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts';
import { dataOf } from '#platform/embedded-postgres/home.ts';
import { serverOf } from '#platform/embedded-postgres/processes.ts';
import { createLog } from '#platform/log/log.ts';
import { freePorts } from '#test/free-ports.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { ownFolder } from './own-folder.ts';
import { type Supervised, supervise } from './supervised.ts';

const root = join(import.meta.dirname, '../../..');
const cache = join(root, 'node_modules/.cache');
const sandboxProgram = join(import.meta.dirname, 'serve-sandbox.ts');
const productProgram = join(import.meta.dirname, 'serve-product.ts');

export const admin = { email: 'storm@example.com', password: 'a bridge over the Chao Phraya' };

/** The environment of a storm: processes of the product on one PostgreSQL, a payment provider and a mail server. */
export type World = Readonly<{
  applications: readonly Application[];
  databaseUrl: string;
  /** Kills PostgreSQL; resolves when its successor has started. */
  killPostgres: () => Promise<void>;
  providerUrl: string;
  mail: MailServer;
  /** The log files of the application processes and PostgreSQL. */
  logs: { applications: readonly string[]; postgres: string };
  /** Copies the log files to a folder that is kept, and returns its path. */
  keepLogs: () => Promise<string>;
  end: () => Promise<void>;
}>;

export type Application = Supervised & Readonly<{ url: string }>;

/** Starts everything in a folder of its own, which is removed at the end, whatever the cause. */
export const startWorld = async (processes: number): Promise<World> => {
  const { folder, clear } = await ownFolder(join(cache, 'storm'));
  const postgresFolder = join(folder, 'postgres');
  await mkdir(join(folder, 'sandbox'));

  const postgres = await startEmbeddedPostgres({ folder: postgresFolder, log: createLog('fatal') });
  const data = await dataOf(postgresFolder);
  const [sandboxPort = 0, ...ports] = await freePorts(processes + 1);
  const mail = await startMailServer(processes);
  const secret = randomBytes(32).toString('base64');
  const providerUrl = `http://127.0.0.1:${sandboxPort}`;
  const sandbox = supervise({
    file: sandboxProgram,
    logFile: join(folder, 'sandbox.log'),
    env: {
      OMISE_SANDBOX_PORT: String(sandboxPort),
      OMISE_SANDBOX_FOLDER: join(folder, 'sandbox'),
      OMISE_SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${ports[0]}/api/payments/webhook`,
      OMISE_SANDBOX_WEBHOOK_SECRET: secret,
    },
  });
  await untilReady(`${providerUrl}/sandbox/health`);

  const shared = {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: `http://127.0.0.1:${ports[0]}`,
    SECRETS_KEY: randomBytes(32).toString('base64'),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    OMISE_API_URL: providerUrl,
    OMISE_WEBHOOK_SECRET: secret,
    // Each worker of the storm has its own client address.
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'warn',
  };
  const logOf = (number: number) => join(folder, `application-${number}.log`);
  const applications = ports.map((port, number) => ({
    url: `http://127.0.0.1:${port}`,
    ...supervise({
      file: productProgram,
      logFile: logOf(number),
      env: { ...shared, PORT: String(port), SMTP_URL: mail.urls[number] ?? '' },
    }),
  }));
  await Promise.all(applications.map(({ url }) => untilReady(`${url}/api/ready`)));

  const logs = {
    applications: applications.map((_, number) => logOf(number)),
    postgres: join(postgresFolder, 'postgres.log'),
  };
  return {
    applications,
    providerUrl,
    mail,
    logs,
    databaseUrl: postgres.url,
    killPostgres: async () => {
      const server = await serverOf(data);
      if (!server) throw new Error('There is no PostgreSQL to kill');
      process.kill(server.pid, 'SIGKILL');
      // Old connections survive for a moment; readiness requires a connection to the new server.
      while (((await serverOf(data)) ?? server).pid === server.pid) await pause(20);
    },
    keepLogs: async () => {
      const brokenFolder = join(cache, 'storm-broken');
      await rm(brokenFolder, { recursive: true, force: true });
      await mkdir(brokenFolder);
      for (const file of [...logs.applications, logs.postgres])
        await copyFile(file, join(brokenFolder, basename(file)));
      return brokenFolder;
    },
    end: async () => {
      await Promise.all(applications.map(({ stop }) => stop()));
      await sandbox.stop();
      await mail.close();
      await postgres.stop();
      await clear();
    },
  };
};

const PATIENCE_MS = 120_000;

/** Waits until the address is ready; throws if that takes too long. */
export const untilReady = async (address: string): Promise<void> => {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isReady(address))) {
    if (performance.now() > end) throw new Error(`${address} is not ready after ${PATIENCE_MS / 1000} seconds`);
    await pause(50);
  }
};

const isReady = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(5_000) }).then(
    async (reply) => {
      await reply.text();
      return reply.ok;
    },
    () => false,
  );
