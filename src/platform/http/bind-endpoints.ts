import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { type Endpoint, type Input, Refusal } from '#contract/endpoint.ts';
import { type ContractRoute, contract, type ReplyOf } from '#contract/index.ts';
import { type FieldProblems, Problem } from '#kernel/problem.ts';
import type { Clock } from '../clock.ts';
import type { Actor, Context, Steps } from '../context.ts';
import { type Database, type Tx, transact } from '../database/database.ts';
import type { ReadReplica } from '../database/read-replica.ts';
import { inSnapshot } from '../database/snapshot.ts';
import { traced } from '../log/trace.ts';
import { contextOf, stepsOf } from '../unit-of-work.ts';
import { asAdmitted, documentedAccess, refuseUnlessAllowed, refuseUnlessProven } from './declaration/access.ts';
import { isRead } from './declaration/is-read.ts';
import { onceFor } from './idempotency.ts';
import { keepRawBody, rawBodyOf } from './input/raw-body.ts';
import { readOnlyFields, refuseOtherThanRead, takeReadOnly } from './input/read-only-fields.ts';
import { uploadedFiles, uploadRoute } from './input/uploads.ts';
import { refuseBody, withAlsoWrong } from './input/wrong-form.ts';
import { documentedFile, isSentFile, sendFile } from './output/sent-file.ts';
import {
  isOpened,
  isStreamed,
  type Streamed,
  sendOpened,
  sendStream,
  USUAL_DOWNLOAD_STALL_MS,
} from './output/sent-stream.ts';
import { written } from './output/write-answers.ts';
import { type Caller, pageReads } from './page-reads.ts';
import { requireAudit } from './require-audit.ts';

/** Access to the HTTP exchange for handlers, besides input and reply. */
export type Exchange = {
  /** Whether the caller is a browser, which gets cookies only, never a token. */
  isBrowser: boolean;
  header: (name: string) => string | null;
  /** The raw body, for endpoints declared as `signed`. */
  rawBody: Buffer;
  /** The `Idempotency-Key` header; null without one. */
  idempotencyKey: () => string | null;
  setSession: SetCookie;
  /** Sets or clears the cookie that lets this browser sign in without an authenticator code. */
  setTrusted: SetCookie;
};

type SetCookie = (token: string | null, lifeSeconds?: number) => void;
type SetCookieOn = (reply: FastifyReply, ...cookie: Parameters<SetCookie>) => void;

type InputOf<R extends ContractRoute> = Input<(typeof contract)[R] & Endpoint>;
/** A reply without `success`, which is added automatically. */
type HandlerReply<R extends ContractRoute> = Omit<ReplyOf<R>, 'success'>;

/** Binds a route of the contract to a use case in one transaction; a read has none. */
type Serve = <R extends ContractRoute>(
  route: R,
  handle: (ctx: Context, input: InputOf<R>, exchange: Exchange) => Promise<HandlerReply<R>>,
  more?: BindOptions<R>,
) => void;

/** Binds a route to a use case that calls another system between its transactions. */
type ServeInSteps = <R extends ContractRoute>(
  route: R,
  handle: (steps: Steps, input: InputOf<R>, exchange: Exchange) => Promise<HandlerReply<R>>,
  more?: BindOptions<R>,
) => void;

type BindOptions<R extends ContractRoute> = Readonly<{
  /**
   * What the use case would refuse about these fields of a form whose other fields are wrong, so that all is told at once.
   */
  alsoWrong?: (
    fields: Partial<BodyOf<R>>,
    ctx: { tx: Tx; now: Temporal.Instant; params: ParamsOf<R> },
  ) => FieldProblems | Promise<FieldProblems>;
  /** Refuses an upload before its files are read, where the contract lets everybody call. */
  beforeFiles?: (ctx: { tx: Tx; actor: Actor }, params: ParamsOf<R>) => Promise<void>;
}>;

type BodyOf<R extends ContractRoute> = InputOf<R> extends { body: infer Body } ? Body : never;
type ParamsOf<R extends ContractRoute> = InputOf<R> extends { params: infer Params } ? Params : never;

/**
 * Binds a route that returns a file generated while it is sent. The use case checks and records in a transaction; the
 * content it returns is then read in one snapshot.
 */
type ServeStream = <R extends ContractRoute>(
  route: R,
  handle: (ctx: Context, input: InputOf<R>) => Promise<Streamed>,
) => void;

/** `serveReport` is `serve` for a GET with long reads, which run on the replica if there is one. */
export type EndpointBinders = {
  serve: Serve;
  serveReport: Serve;
  serveInSteps: ServeInSteps;
  serveStream: ServeStream;
  /** Passed to the pages of this process. */
  readAs: ReturnType<typeof pageReads>['readAs'];
};

type Deps = {
  db: Database;
  replica: ReadReplica;
  clock: Clock;
  /** Identifies the caller by the request's cookie or bearer token. */
  identify: (tx: Tx, caller: Caller, now: Temporal.Instant) => Promise<Actor>;
  setSession: SetCookieOn;
  setTrusted: SetCookieOn;
  /** How long a download may stall before it is cut off. */
  downloadStallMs?: number | undefined;
};

export const createEndpointBinders = (
  app: FastifyInstance,
  { db, replica, clock, identify, setSession, setTrusted, downloadStallMs: stallMs = USUAL_DOWNLOAD_STALL_MS }: Deps,
): EndpointBinders => {
  const callers = new WeakMap<FastifyRequest, Actor>();
  const handlers = new Map<string, Handle>();
  const pages = pageReads({ db, clock, identify });
  const bind = <R extends ContractRoute>(route: R, handle: Handle, { alsoWrong, beforeFiles }: BindOptions<R> = {}) => {
    handlers.set(route, handle);
    pages.add(route, (input, actor) => handle({ request: undefined, input }, actor, ofPages));
    const endpoint: Endpoint = contract[route];
    const readBy = endpoint.readBy as ContractRoute | undefined;
    const readOnly = readBy && readOnlyFields(endpoint, contract[readBy]);
    const [method, path] = route.split(' ') as ['GET', string];
    const { summary, params, query: querystring, body, files, file, reply: replyShape } = endpoint;
    const { perMinute, signed } = endpoint;
    const fileTypes = [file ?? []].flat();
    const [fileType] = fileTypes;
    const parts = Object.entries({ params, querystring, body }).filter(([, schema]) => schema);
    const bound: RouteOptions = {
      method,
      url: `/api${path}`,
      schema: {
        summary,
        ...documentedAccess(endpoint),
        tags: [path.split('/')[1] ?? ''],
        ...Object.fromEntries(parts),
        response: {
          200: fileTypes.length > 0 ? documentedFile(fileTypes) : written(replyShape),
          '4xx': written(Refusal),
          '5xx': written(Refusal),
        },
      },
      ...(signed && { preParsing: keepRawBody }),
      preValidation: async (request) => {
        if (readOnly) takeReadOnly(request, readOnly);
        if (!body && !files) refuseBody(request.body);
      },
      ...(alsoWrong && {
        errorHandler: async (error: unknown, request: FastifyRequest) => {
          const params = request.params as ParamsOf<R>;
          throw await withAlsoWrong(error, request.body, (fields) =>
            alsoWrong(fields as Partial<BodyOf<R>>, { tx: db, now: clock(), params }),
          );
        },
      }),
      config: {
        ...(perMinute && { rateLimit: { max: perMinute, timeWindow: 60_000 } }),
        ...(files && { files }),
        ...(readOnly && { readOnly: Object.keys(readOnly) }),
      },
      // Check access before reading anything else of the request.
      onRequest: async (request) => {
        const actor = await identify(db, request, clock());
        refuseUnlessAllowed(endpoint, actor);
        callers.set(request, asAdmitted(endpoint, actor));
      },
      handler: async (request, reply) => {
        const actor = callers.get(request);
        if (!actor) throw new Error(`${route} was reached without its onRequest hook`);
        refuseUnlessProven(endpoint, actor, request.body);
        const exchange: Exchange = {
          isBrowser: request.headers['sec-fetch-site'] !== undefined,
          header: (name) => textOrNull(request.headers[name]),
          rawBody: rawBodyOf(request),
          idempotencyKey: () => idempotencyKey(request) ?? null,
          setSession: (...cookie) => setSession(reply, ...cookie),
          setTrusted: (...cookie) => setTrusted(reply, ...cookie),
        };
        await beforeFiles?.({ tx: db, actor }, request.params as ParamsOf<R>);
        const input = { ...inputOf(request), files: files && (await uploadedFiles(request, files)) };
        const answer = await traced(request.id, async () => {
          if (readBy && readOnly) {
            const asked = { request, input: { params: request.params, query: {} } };
            const read = async () => (await handlers.get(readBy)?.(asked, actor, exchange)) ?? {};
            await refuseOtherThanRead(request, endpoint, { shapes: readOnly, read });
          }
          return handle({ request, input }, actor, exchange);
        });
        if (fileType && isStreamed(answer)) {
          // After a write, read from the primary, so that the export includes it, such as the audit entry of a backup.
          const from = method === 'GET' ? await replica.database() : db;
          return sendStream(reply, answer, inSnapshot(from, answer.content), { type: fileType, stallMs });
        }
        if (fileType && isOpened(answer)) return sendOpened(reply, answer, { stallMs });
        return fileType && isSentFile(answer) ? sendFile(reply, answer) : { success: true, ...answer };
      },
    };
    if (files) uploadRoute(app, bound);
    else app.route(bound);
  };

  return {
    readAs: pages.readAs,
    serve: (route, handle, more) => {
      const work = ({ request, input: validated }: BoundRequest, actor: Actor, exchange: Exchange) => {
        const now = clock();
        const input = validated as InputOf<typeof route>;
        const inside = (tx: Tx) =>
          requireAudit(route, actor, (watch) => handle(watch(contextOf(tx, now, actor)), input, exchange));
        if (isRead(route)) return inside(db);
        const key = request && contract[route as 'POST /bookings'].idempotent && idempotencyKey(request);
        if (!key) return transact(db, inside);
        return transact(db, (tx) => onceFor(tx, { key, route, request: input, actor, now }, () => inside(tx)));
      };
      bind(route, work, more);
    },
    serveReport: (route, handle) =>
      bind(route, ({ input }, actor, exchange) => {
        const now = clock();
        // Writes, such as the audit entry of an export, go to the primary.
        return replica.read((tx) =>
          requireAudit(route, actor, (watch) =>
            handle(watch({ ...contextOf(db, now, actor), tx }), input as InputOf<typeof route>, exchange),
          ),
        );
      }),
    serveInSteps: (route, handle, more) => {
      const work = ({ input }: BoundRequest, actor: Actor, exchange: Exchange) => {
        const steps = stepsOf(db, clock, actor);
        return requireAudit(route, actor, (watch) => {
          const watched: Steps = { ...steps, step: (work) => steps.step((ctx) => work(watch(ctx))) };
          return handle(watched, input as InputOf<typeof route>, exchange);
        });
      };
      bind(route, work, more);
    },
    serveStream: (route, handle) =>
      bind(route, ({ input }, actor) => {
        const now = clock();
        return transact(db, (tx) =>
          requireAudit(route, actor, (watch) =>
            handle(watch(contextOf(tx, now, actor)), input as InputOf<typeof route>),
          ),
        );
      }),
  };
};

/** A read has no use for the HTTP exchange. */
const ofPages: Exchange = {
  isBrowser: true,
  header: () => null,
  rawBody: Buffer.alloc(0),
  idempotencyKey: () => null,
  setSession: () => undefined,
  setTrusted: () => undefined,
};

const textOrNull = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

const inputOf = ({ params, query, body }: FastifyRequest) => ({ params, query, body });

/** `request` is undefined for a read of a page in this process. */
type BoundRequest = { request: FastifyRequest | undefined; input: object };
type Handle = (call: BoundRequest, actor: Actor, exchange: Exchange) => Promise<object>;

const idempotencyKey = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w.:-]{8,200}$/.test(key))
    throw new Problem(422, 'idempotency.key-invalid', { field: 'Idempotency-Key', sentence: 'idempotency.key-format' });
  return key;
};
