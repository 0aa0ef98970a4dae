import type { CheckResult } from './checks/checks.ts';
import type { Outage } from './kills/killer.ts';
import type { Journal } from './load/journal.ts';

/** What a storm was, and which invariants were found broken after it. */
export type Outcome = Readonly<{
  results: readonly CheckResult[];
  outages: readonly Outage[];
  journal: Journal;
  steps: number;
  mails: number;
  /** Of these, arrivals of a mail that came once more because the mail server's answer was lost. */
  mailsTwice: number;
  settledAfterSeconds: number;
  /** Transactions that PostgreSQL gave up for another's sake, and that were run again. */
  deadlocksMet: number;
}>;

/** The names of the invariants that do not hold. */
export const brokenOf = ({ results }: Outcome): string[] =>
  results.filter(({ broken }) => broken.length > 0).map(({ name }) => name);

export const isBroken = (outcome: Outcome): boolean => brokenOf(outcome).length > 0;
