import { acknowledgedRecords } from './acknowledged.ts';
import { answers } from './answers.ts';
import { claims } from './claims.ts';
import { deadlocks } from './deadlocks.ts';
import { deposits } from './deposits.ts';
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
    deposits,
    claims,
    acknowledgedRecords,
    invoices,
    mails,
    nothingOpen,
    holds,
    answers,
    deadlocks,
  ],
];

/** The violations of an invariant; empty if it holds. */
export type CheckResult = Readonly<{ name: string; broken: readonly string[] }>;

/**
 * Checks the invariants that hold at all times once more when the load ends: a violation may be gone after everything
 * settles.
 */
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
