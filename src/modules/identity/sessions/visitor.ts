import type { Actor } from '#platform/context.ts';

/** An actor with what a browser brings of itself beside its person. */
export type Visitor = Actor &
  Readonly<{
    /** The session that it came with, so that signing out can end exactly that one. */
    session: Buffer | null;
    userAgent: string | null;
    /** The token of a computer that is asked for no code. */
    trusted: string | null;
  }>;

/** What an actor brings beside the person; nothing where it is no visitor but a job. */
export const visitorOf = (actor: Actor): Visitor => ({ session: null, userAgent: null, trusted: null, ...actor });
