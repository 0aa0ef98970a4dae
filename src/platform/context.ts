import { isStaffRole, type Role } from '#kernel/role.ts';
import type { Tx } from './database/database.ts';

/** The caller. `bookingToken` gives a guest access to a booking; `client` identifies the browser, by a cookie. */
export type Actor = Readonly<{
  user: {
    id: string;
    name: string;
    role: Role;
    /** Signed in with a one-time password: until it is changed, nearly every call is refused. */
    mustChangePassword?: boolean;
    hasTwoFactor?: boolean;
    /** The password, and the code where there is a second step, were proven in this session within the last minutes. */
    isProven?: boolean;
  } | null;
  bookingToken: string | null;
  client: string | null;
  address: string;
  /** The id of the current request, or of the one that enqueued the job; null for scheduled jobs. */
  requestId: string | null;
}>;

/** Whether the caller is signed in as staff or admin. */
export const isStaff = ({ user }: Actor): boolean => user !== null && isStaffRole(user.role);

/** Work to run after the transaction, only if it commits. */
export type Job = Readonly<{ task: string; payload: Record<string, unknown>; runAt?: Temporal.Instant; key?: string }>;

/** An action reported by a use case for the audit log. */
export type AuditNote = Readonly<{
  /** Subject and action, such as `addon.changed`. */
  action: string;
  subject?: Readonly<{ kind: string; id: string; name?: string | null }>;
  /**
   * The facts before and after, never secrets. Only differences are stored. When both are given and equal, as after a
   * second click or a repeated request, no entry is written.
   */
  before?: Readonly<Record<string, unknown>> | null;
  after?: Readonly<Record<string, unknown>> | null;
  /** The reason given by staff, for business data only. Text about customers must be stored where it can be erased. */
  reason?: string | null;
  /** Overrides the acting user, as at sign-in; null hides the caller. */
  by?: Readonly<{ id: string; name: string; role: string }> | null;
}>;

/** Passed to every use case of a request or job. `now` is read once, so that it stays the same throughout. */
export type Context = Readonly<{
  tx: Tx;
  now: Temporal.Instant;
  actor: Actor;
  /** Enqueues a job within this transaction: the job runs only if the transaction commits. */
  enqueue: (job: Job) => Promise<void>;
  /** Writes an audit entry in this transaction. Required for every change by staff. */
  record: (note: AuditNote) => Promise<void>;
}>;

/**
 * For a use case that calls another system between its steps. Each step is a separate transaction; never call another
 * system inside one.
 */
export type Steps = Readonly<{
  now: Temporal.Instant;
  actor: Actor;
  step: <Result>(work: (ctx: Context) => Promise<Result>) => Promise<Result>;
}>;

/** The system itself: the actor of jobs and of the server start. */
export const nobody: Actor = { user: null, bookingToken: null, client: null, address: '', requestId: null };
