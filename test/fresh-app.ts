import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApplication } from '#app/application.ts';
import type { Endpoint, Refusal } from '#contract/endpoint.ts';
import { type CallOf, type ContractRoute, contract, type ReplyOf } from '#contract/index.ts';
import { toInstant } from '#kernel/bangkok-time.ts';
import { fill } from '#kernel/fill.ts';
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
import type { Sealer } from '#platform/secrets/sealer.ts';
import type { SmsGateway } from '#platform/sms.ts';
import { stepsOf } from '#platform/unit-of-work.ts';
import { testSealer } from './builders/sealer.ts';
import { freshDatabase } from './fresh-database.ts';
import { messagesOf } from './messages-of.ts';

export type TestApp = Awaited<ReturnType<typeof freshApp>>;

type Options = {
  /** Bangkok time at which the clock stands. `app.setNow` moves it. */
  now?: string;
  limits?: boolean;
  payments?: Omit<PaymentOptions, 'publicUrl'>;
  mailer?: Mailer;
  sealer?: Sealer;
  smsGateway?: SmsGateway;
  /** How long a download may stand still. */
  downloadStallMs?: number;
  /** In a folder of its own, unless a test has them elsewhere. */
  files?: Files;
  /** What the app tells of itself. */
  metrics?: (db: Database) => Metrics;
  /** Where reports read. */
  reading?: (db: Database) => ReadReplica;
  /** Silent but for what ends a process, unless a test reads it. */
  log?: Log;
};

const noPayments = { omise: null, provider: null, allowServerTokenization: false };

type Sent<R extends ContractRoute> = Partial<CallOf<R>> & {
  headers?: Record<string, string>;
  /** The address that it comes from. */
  from?: string;
};
type Answer<R extends ContractRoute> = {
  status: number;
  headers: Record<string, unknown>;
  /** The body of a success; look at `problem` when the status says otherwise. */
  body: ReplyOf<R>;
  problem: Refusal & {
    /** What is said of each wrong field. */
    messages?: Record<string, string>;
  };
};

/**
 * The whole application on a database of its own, with a clock that stands still. Close it when done. It never refuses
 * for being slow: loading the tests themselves makes the process stand still.
 */
export const freshApp = async ({
  now = '2026-11-20T12:00',
  limits = false,
  payments = noPayments,
  mailer,
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
  const { server, tasks, crontab } = await createApplication({
    db,
    replica: reading(db),
    metrics: metrics?.(db),
    clock,
    log,
    publicUrl: 'http://localhost:3000',
    limits,
    trustProxy: false,
    longestStallMs: Infinity,
    payments,
    mailer,
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
    files,
    /** What its jobs do, for a queue. */
    tasks,
    crontab,
    databaseUrl: database.url,
    /** A unit of work on the app's database, at its time, as the business itself. */
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
      // What is sent is what the contract says.
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

/** A second server on the database of an app, as another process would be. */
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

/** Every route of the contract with its declaration, for tests that walk them all. */
export const everyRoute = Object.entries(contract) as [ContractRoute, Endpoint][];

const textsOf = (query: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));

/** A refusal with what is said of its fields. Pages fill the sentence of its code with its details: they must suffice. */
const withMessages = (body: Refusal): Answer<ContractRoute>['problem'] => {
  const sentence = body?.error && sentences[body.error];
  const message = sentence ? fill(sentence, problemParams(body.details ?? {})) : '';
  if (message.includes('{{')) throw new Error(`${body.error} cannot be filled in from its details: ${message}`);
  return body?.fields ? { ...body, messages: messagesOf(body.fields) } : body;
};

const sentences: Readonly<Record<string, string>> = { ...visitorProblems, ...staffProblems };
