import { addDays } from '#kernel/calendar-date.ts';
import type { DataOf } from '../../api/routes.ts';
import { isDay } from '../list/list-search.ts';

/** The provider's and our totals of a period, with the differences. */
export type Comparison = DataOf<'GET /admin/reconciliation'>;

export type Difference = Comparison['differences'][number];

export type ReconciliationPeriod = Readonly<{ from: string; to: string }>;

/** The longest period that can be compared, in days. */
const MOST = 92;

/** The period in an address; by default the current month so far. */
export const readPeriod = (query: URLSearchParams, today: string): ReconciliationPeriod => {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  return isDay(from) && isDay(to) ? { from, to } : { from: `${today.slice(0, 8)}01`, to: today };
};

/** Why a period is invalid: its end precedes its start, or it is too long; otherwise null. */
export const periodProblem = ({ from, to }: ReconciliationPeriod): 'wrong' | 'tooLong' | null => {
  if (to < from) return 'wrong';
  return to > addDays(from, MOST - 1) ? 'tooLong' : null;
};
