import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApplication } from '#app/application.ts';
import type { Endpoint, Refusal } from '#contract/endpoint.ts';
import { type CallOf, type ContractRoute, contract, type ReplyOf } from '#contract/index.ts';
import { toInstant } from '#kernel/bangkok-time.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { problemParams } from '#kernel/problem-params.ts';
import { staffProblems } from '#kernel/problems/staff.ts';
import { visitorProblems } from '#kernel/problems/visitors.ts';
import type { PaymentOptions } from '#modules/payments/index.ts';
import { systemClock } from '#platform/clock.ts';
import type { Steps } from '#platform/context.ts';
import { connect, type Database } from '#platform/database/database.ts';
import { type ReadReplica, readingOf } from '#platform/database/read-replica.ts';
import { diskSpaceAt, type Files, filesIn } from '#platform/files.ts';
import { createLog, type Log } from '#platform/log/log.ts';
import type { Mailer } from '#platform/mail.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { PrivateHost } from '#platform/outgoing/private-hosts.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import type { SmsGateway } from '#platform/sms.ts';
import { stepsOf } from '#platform/unit-of-work.ts';
import { testSealer } from './builders/sealer.ts';
import { freshDatabase } from './fresh-database.ts';
import { messagesOf } from './messages-of.ts';

export type TestApp = Awaited<ReturnType<typeof freshApp>>;

type Options = {
  /** The initial Bangkok time of the stopped clock; `app.setNow` changes it. */
  now?: string;
  limits?: boolean;
  /** Whether the document of the API is served. */
  hasDeveloperPages?: boolean;
  payments?: Omit<PaymentOptions, 'publicUrl'>;
  mailer?: Mailer;
  isDemo?: boolean;
  privateHosts?: readonly PrivateHost[];
  sealer?: Sealer;
  smsGateway?: SmsGateway;
  /** How long a download may stall before it is cut off. */
  downloadStallMs?: number;
  /** By default in a new folder per app. */
  files?: Files;
  /** Creates the app's metrics. */
  metrics?: (db: Database) => Metrics;
  /** Creates the database access for reports. */
  reading?: (db: Database) => ReadReplica;
  /** By default logs only fatal errors. */
  log?: Log;
};

const noPayments = { omise: null, provider: null, allowServerTokenization: false };

type Sent<R extends ContractRoute> = Partial<CallOf<R>> & {
  headers?: Record<string, string>;
  /** The client's IP address. */
  from?: string;
};
type Answer<R extends ContractRoute> = {
  status: number;
  headers: Record<string, unknown>;
  /** The body of a successful response; for other statuses, use `problem`. */
  body: ReplyOf<R>;
  problem: Refusal & {
    /** The message for each invalid field. */
    messages?: Record<string, string>;
  };
};

/**
 * The whole application on a new database, with a stopped clock. Close it when done. Its overload protection is off,
 * because loading the tests stalls the process.
 */
export const freshApp = async ({
  now = '2026-11-20T12:00',
  limits = false,
  hasDeveloperPages = true,
  payments = noPayments,
  mailer,
  isDemo = false,
  privateHosts,
  sealer = testSealer,
  smsGateway,
  downloadStallMs,
  files: given,
  reading = readingOf,
  metrics,
  log = createLog('fatal'),
}: Options = {}) => {
  const database = await freshDatabase();
  const db = connect(database.url, { connections: 20 });
  const folder = await mkdtemp(join(tmpdir(), 'saphan-files-'));
  const files = given ?? filesIn(folder);
  let moment = toInstant(now);
  const clock = () => moment;
  const { server, readAs, tasks, crontab } = await createApplication({
    db,
    replica: reading(db),
    metrics: metrics?.(db),
    clock,
    log,
    publicUrl: 'http://localhost:3000',
    limits,
    hasDeveloperPages,
    trustProxy: false,
    longestStallMs: Infinity,
    payments,
    mailer,
    isDemo,
    privateHosts,
    smsGateway,
    downloadStallMs,
    files,
    sealer,
    diskSpace: () => diskSpaceAt(tmpdir()),
    areJobsRunning: () => true,
  });
  await server.ready();

  return {
    db,
    server,
    readAs,
    files,
    /** The job handlers, for a queue. */
    tasks,
    crontab,
    databaseUrl: database.url,
    /** Runs a unit of work on the app's database, at the app's time, with the system as the actor. */
    step: ((work) => stepsOf(db, clock).step(work)) as Steps['step'],
    setNow: (text: string) => {
      moment = toInstant(text);
    },
    /** Runs a job now, as the queue would. */
    runJob: async (task: string, payload: unknown = {}) => {
      const work = tasks[task];
      if (!work) throw new Error(`There is no job ${task}`);
      await work(stepsOf(db, clock), payload);
    },
    call: async <R extends ContractRoute>(route: R, sent: Sent<R> = {}): Promise<Answer<R>> => {
      const [method, path] = route.split(' ') as ['GET', string];
      const params = Object.entries((sent.params ?? {}) as Record<string, string>);
      const filled = params.reduce((text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(value)), path);
      const reply = await server.inject({
        method,
        url: `/api${filled}`,
        query: textsOf(sent.query),
        headers: sent.headers ?? {},
        ...(sent.from && { remoteAddress: sent.from }),
        ...(sent.body !== undefined && { payload: sent.body as object }),
      });
      const body = reply.json();
      // The response must match the contract.
      if (reply.statusCode === 200) contract[route].reply.parse(body);
      return { status: reply.statusCode, headers: reply.headers, body, problem: withMessages(body) };
    },
    close: async () => {
      await server.close();
      await db.pool.end();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
};

/** A second server on an app's database, like another process. */
export const createApplicationOn = async ({ db, files }: TestApp) => {
  const { server } = await createApplication({
    db,
    clock: systemClock,
    log: createLog('fatal'),
    publicUrl: 'http://localhost:3000',
    limits: true,
    trustProxy: false,
    longestStallMs: Infinity,
    payments: noPayments,
    mailer: undefined,
    files,
    sealer: testSealer,
    diskSpace: () => diskSpaceAt(tmpdir()),
    areJobsRunning: () => true,
  });
  return server;
};

/** Every route of the contract with its declaration, for tests that iterate over all routes. */
export const everyRoute = Object.entries(contract) as [ContractRoute, Endpoint][];

const textsOf = (query: unknown): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(query ?? {}).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  );

/** A refusal with its field messages. Throws if its details lack a placeholder of the text that pages show. */
const withMessages = (body: Refusal): Answer<ContractRoute>['problem'] => {
  const sentence = body?.error && sentences[body.error];
  const message = sentence ? fillPlaceholders(sentence, problemParams(body.details ?? {})) : '';
  if (message.includes('{{')) throw new Error(`${body.error} cannot be filled in from its details: ${message}`);
  return body?.fields ? { ...body, messages: messagesOf(body.fields) } : body;
};

const sentences: Readonly<Record<string, string>> = { ...visitorProblems, ...staffProblems };
