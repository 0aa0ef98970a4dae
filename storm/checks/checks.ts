import { acknowledgedRecords } from './acknowledged.ts';
import { answers } from './answers.ts';
import { deadlocks } from './deadlocks.ts';
import type { Check, Evidence } from './evidence.ts';
import { holds } from './holds.ts';
import { invoices } from './invoices.ts';
import { ledger } from './ledger.ts';
import { mails } from './mails.ts';
import { noOverlap } from './no-overlap.ts';
import { nothingOpen } from './nothing-open.ts';
import { stock } from './stock.ts';

export const checks: readonly Check[] = [
  ...[noOverlap, stock, ledger, acknowledgedRecords, invoices, mails, nothingOpen, holds, answers, deadlocks],
];

/** What is broken of an invariant: nothing where it holds. */
export type Found = Readonly<{ name: string; broken: readonly string[] }>;

export const checkAll = async (evidence: Evidence): Promise<Found[]> => {
  const found: Found[] = [];
  for (const { name, find } of checks) found.push({ name, broken: await find(evidence) });
  return found;
};
