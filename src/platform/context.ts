import { isStaffRole, type Role } from '#kernel/role.ts';
import type { Tx } from './database/database.ts';

/** Who asks. `bookingToken` is what a guest shows; `client` is the browser, known by a cookie. */
export type Actor = Readonly<{
  user: {
    id: string;
    name: string;
    role: Role;
    /** Came with a one-time password: until it is changed, nearly everything is closed. */
    mustChangePassword?: boolean;
  } | null;
  bookingToken: string | null;
  client: string | null;
  address: string;
  /** Of the request that it is, or that brought a job about; null for what comes of itself. */
  requestId: string | null;
}>;

/** Whether somebody of the business asks. */
export const isStaff = ({ user }: Actor): boolean => user !== null && isStaffRole(user.role);

/** Work that is done after the transaction, and only if it was committed. */
export type Job = Readonly<{ task: string; payload: Record<string, unknown>; runAt?: Temporal.Instant; key?: string }>;

/** One thing that was done, as a use case reports it. */
export type AuditNote = Readonly<{
  /** Subject and action, such as `addon.changed`. */
  action: string;
  subject?: Readonly<{ kind: string; id: string; name?: string | null }>;
  /**
   * The facts before and after; only what differs is kept. Never secrets. Where both are told and nothing differs,
   * nothing was done and nothing is written: a second click, a request that came twice.
   */
  before?: Readonly<Record<string, unknown>> | null;
  after?: Readonly<Record<string, unknown>> | null;
  /** Why, where staff said so of the business's own. What is typed about a customer stays where it can be erased. */
  reason?: string | null;
  /** Who did it, where the request itself does not know: at sign-in. Null where whoever asks is not told of. */
  by?: Readonly<{ id: string; name: string; role: string }> | null;
}>;

/** What one request or job brings to a use case. `now` is read once, so that a use case sees a single moment. */
export type Context = Readonly<{
  tx: Tx;
  now: Temporal.Instant;
  actor: Actor;
  /** Adds a job in this transaction: it is lost with it or done after it, never one without the other. */
  enqueue: (job: Job) => Promise<void>;
  /** Writes an entry of the audit log in this transaction. What staff change must leave one. */
  record: (note: AuditNote) => Promise<void>;
}>;

/**
 * For a use case that speaks to another system between its steps: each step is a transaction of its own, and nothing
 * outside is called while one is open.
 */
export type Steps = Readonly<{
  now: Temporal.Instant;
  actor: Actor;
  step: <Result>(work: (ctx: Context) => Promise<Result>) => Promise<Result>;
}>;

/** The business itself: jobs and the start of the product act as nobody. */
export const nobody: Actor = { user: null, bookingToken: null, client: null, address: '', requestId: null };
