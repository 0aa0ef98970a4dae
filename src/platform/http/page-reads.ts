import { channel } from 'node:diagnostics_channel';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ContractRoute, contract } from '#contract/index.ts';
import { wrongForm } from '#kernel/problem.ts';
import type { Clock } from '../clock.ts';
import type { Actor } from '../context.ts';
import type { Database, Tx } from '../database/database.ts';
import { traced } from '../log/trace.ts';
import { asAdmitted, refuseUnlessAllowed, refuseUnlessProven } from './declaration/access.ts';
import { isRead } from './declaration/is-read.ts';
import { refuseUnstorable } from './input/unreadable-request.ts';
import { fieldProblemsOf, usualProblem } from './input/wrong-form.ts';
import { asProblem, refusalOf } from './output/answers.ts';
import { writerOf } from './output/write-answers.ts';

/** What tells who calls. */
export type Caller = Pick<FastifyRequest, 'cookies' | 'headers' | 'ip' | 'id'> & { log: FastifyBaseLogger };

/** A call of the contract as a page makes it, before anything is checked. */
export type PageRead = Readonly<{
  route: string;
  params?: unknown;
  query?: unknown;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}>;

/** The status and the JSON body, as over HTTP. */
export type ReadAnswer = Readonly<{ status: number; body: unknown }>;

type Read = (input: object, actor: Actor) => Promise<object>;
type Identify = (tx: Tx, caller: Caller, now: Temporal.Instant) => Promise<Actor>;
type Deps = Readonly<{ db: Database; clock: Clock; identify: Identify }>;

/**
 * Answers the reads of pages in this process without HTTP: the same access, the same checks of what is sent and of what
 * leaves, but no request, no log line and no count of its own. A page is counted when it is asked for, and its visitor
 * is identified once.
 */
export const pageReads = ({ db, clock, identify }: Deps) => {
  const reads = new Map<string, { endpoint: Endpoint; read: Read }>();
  return {
    /** Registers a route of the contract; one that writes or answers a file is none for pages. */
    add: (route: ContractRoute, read: Read): void => {
      const endpoint: Endpoint = contract[route];
      if (isRead(route) && !endpoint.file) reads.set(route, { endpoint, read });
    },
    /** The reads of one page on behalf of its visitor; undefined for a route that is no read. */
    readAs: (caller: Caller) => {
      const actors = new Map<string, Promise<Actor>>();
      const actorWith = (bookingToken: string) => {
        const headers = { ...caller.headers, 'x-booking-token': bookingToken };
        const actor = actors.get(bookingToken) ?? identify(db, { ...caller, headers }, clock());
        actors.set(bookingToken, actor);
        return actor;
      };
      return (asked: PageRead): Promise<ReadAnswer> | undefined => {
        const found = reads.get(asked.route);
        if (!found) return undefined;
        const { endpoint, read } = found;
        return traced(caller.id, async () => {
          try {
            announce(asked.route);
            const actor = await actorWith(new Headers(asked.headers).get('x-booking-token') ?? '');
            refuseUnlessAllowed(endpoint, actor);
            refuseUnlessProven(endpoint, actor, asked.body);
            const answer = await read(inputOf(endpoint, asked), asAdmitted(endpoint, actor));
            return { status: 200, body: JSON.parse(writerOf(endpoint.reply)({ success: true, ...answer })) };
          } catch (error) {
            const problem = asProblem(error);
            if (problem.status >= 500) caller.log.error({ err: error, route: asked.route }, 'request failed');
            return { status: problem.status, body: JSON.parse(JSON.stringify(refusalOf(problem, caller.id))) };
          }
        });
      };
    },
  };
};

/** Each read of a page is announced here, as requests are by Fastify. An observer that sets `error` makes it fail. */
const readChannel = channel('saphan:page-read');

const announce = (route: string): void => {
  const announced: { route: string; error?: Error } = { route };
  readChannel.publish(announced);
  if (announced.error) throw announced.error;
};

/** Params and query as texts, and the body as JSON, as they would have travelled. */
const inputOf = ({ params, query, body }: Endpoint, asked: PageRead) => ({
  params: checked(params, texts(asked.params)),
  query: checked(query, texts(asked.query)),
  body: checked(body, asked.body === undefined ? undefined : JSON.parse(JSON.stringify(asked.body))),
});

const texts = (values: unknown): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(values ?? {}).flatMap(([name, value]) => {
      const sent = [value].flat().filter((one) => one !== undefined && one !== null && one !== '');
      return sent.length === 0 ? [] : [[name, sent.length === 1 ? String(sent[0]) : sent.map(String)]];
    }),
  );

const checked = (shape: z.ZodType | undefined, sent: unknown): unknown => {
  if (!shape) return undefined;
  refuseUnstorable(sent);
  const { data, error } = shape.safeParse(sent, { error: usualProblem });
  if (error) throw wrongForm(fieldProblemsOf(error));
  return data;
};
