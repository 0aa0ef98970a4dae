import { acknowledgedRecords } from './acknowledged.ts';
import { answers } from './answers.ts';
import { deadlocks } from './deadlocks.ts';
import type { AtOnce, Check, Evidence } from './evidence.ts';
import { holds } from './holds.ts';
import { invoices } from './invoices.ts';
import { ledger } from './ledger.ts';
import { mails } from './mails.ts';
import { noOverlap } from './no-overlap.ts';
import { nothingOpen } from './nothing-open.ts';
import { somethingHappened } from './something-happened.ts';
import { stock } from './stock.ts';

export const checks: readonly Check[] = [
  ...[
    somethingHappened,
    noOverlap,
    stock,
    ledger,
    acknowledgedRecords,
    invoices,
    mails,
    nothingOpen,
    holds,
    answers,
    deadlocks,
  ],
];

/** What is broken of an invariant: nothing where it holds. */
export type CheckResult = Readonly<{ name: string; broken: readonly string[] }>;

/** What holds at every moment is looked at when the load ends too: once all has settled, what was too much may be gone. */
export const checkAtOnce = async (
  rows: Evidence['rows'],
  all: readonly AtOnce[] = [noOverlap, stock],
): Promise<CheckResult[]> => {
  const results: CheckResult[] = [];
  for (const { name, find } of all)
    results.push({ name: `${name}, when the load ended`, broken: await find({ rows }) });
  return results;
};

export const checkAll = async (evidence: Evidence): Promise<CheckResult[]> => {
  const results: CheckResult[] = [];
  for (const { name, find } of checks) results.push({ name, broken: await find(evidence) });
  return results;
};
