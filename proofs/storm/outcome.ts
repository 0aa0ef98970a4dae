import type { CheckResult } from './checks/checks.ts';
import type { Outage } from './kills/killer.ts';
import type { Journal } from './load/journal.ts';

/** The results of a storm's checks, with its figures. */
export type Outcome = Readonly<{
  results: readonly CheckResult[];
  outages: readonly Outage[];
  journal: Journal;
  steps: number;
  mails: number;
  /** The duplicates among these e-mails, sent since the mail server's response was lost. */
  mailsTwice: number;
  settledAfterSeconds: number;
  /** Transactions aborted by PostgreSQL because of deadlocks, and retried. */
  deadlocksMet: number;
}>;

/** The names of the violated invariants. */
export const brokenOf = ({ results }: Outcome): string[] =>
  results.filter(({ broken }) => broken.length > 0).map(({ name }) => name);

export const isBroken = (outcome: Outcome): boolean => brokenOf(outcome).length > 0;
