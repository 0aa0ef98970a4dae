import type { Actor } from '#platform/context.ts';

/** An actor with the session and browser details of the request. */
export type Visitor = Actor &
  Readonly<{
    /** The token hash of the request's session, so that signing out can end exactly that one. */
    session: Buffer | null;
    userAgent: string | null;
    /** The token of a trusted computer, on which no code is required. */
    trusted: string | null;
  }>;

/** The visitor's details of an actor; null for a job, which has none. */
export const visitorOf = (actor: Actor): Visitor => ({ session: null, userAgent: null, trusted: null, ...actor });
