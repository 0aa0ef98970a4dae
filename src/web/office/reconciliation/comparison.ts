import { addDays } from '#kernel/calendar-date.ts';
import type { DataOf } from '../../api/routes.ts';
import { isDay } from '../list/list-search.ts';

/** Both sides of a period, and what differs. */
export type Comparison = DataOf<'GET /admin/reconciliation'>;

export type Difference = Comparison['differences'][number];

export type ReconciliationPeriod = Readonly<{ from: string; to: string }>;

/** What of the provider's lists is compared at once, in days. */
const MOST = 92;

/** The period that an address asks for; this month so far where it asks for none. */
export const readPeriod = (query: URLSearchParams, today: string): ReconciliationPeriod => {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  return isDay(from) && isDay(to) ? { from, to } : { from: `${today.slice(0, 8)}01`, to: today };
};

/** What is wrong with a period, if anything. */
export const periodProblem = ({ from, to }: ReconciliationPeriod): 'wrong' | 'tooLong' | null => {
  if (to < from) return 'wrong';
  return to > addDays(from, MOST - 1) ? 'tooLong' : null;
};
