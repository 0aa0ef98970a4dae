import { formatNumber } from '../../../scripts/say.ts';
import type { Tally } from './tally.ts';

/**
 * The report: every call, the calls without success and inputs never used, the faults with an example request each, and
 * the verdict.
 */
export const reportOf = (tally: Tally, seed: number): { lines: string[]; verdict: string; isClean: boolean } => {
  const routes = [...tally.byRoute()];
  const faults = tally.faults();
  const never = tally.withoutSuccess();
  const unsaid = tally.unsaid();
  const statuses = new Map<string, number>();
  for (const [, counted] of routes)
    for (const [status, times] of Object.entries(counted.statuses))
      statuses.set(status, (statuses.get(status) ?? 0) + times);
  const requests = [...statuses.values()].reduce((sum, times) => sum + times, 0);
  const lines = [
    ...routes.map(
      ([route, { taken, refused, slowestMs }]) =>
        `  ${route}: ${taken} taken, ${refused} refused, slowest ${slowestMs.toFixed(0)} ms`,
    ),
    `Statuses: ${[...statuses]
      .sort()
      .map(([status, times]) => `${status} ${formatNumber(times)} times`)
      .join(', ')}`,
    ...never.map((call) => `FAULT (never a success) ${call}`),
    ...unsaid.map((name) => `FAULT (never said) ${name}`),
    ...faults.map(
      ({ oracle, route, what, says, curl, times }) =>
        `FAULT (${oracle}, ${times} times) ${route}, ${what}: ${says}\n  ${curl}`,
    ),
  ];
  const wrong = faults.length + never.length + unsaid.length;
  const isClean = wrong === 0;
  const calls = `${formatNumber(requests)} requests to ${routes.length} calls with seed ${seed}`;
  const [first] = [...faults.map(({ route }) => route), ...never, ...unsaid];
  const verdict = isClean ? `${calls}: no fault` : `${calls}: ${formatNumber(wrong)} faults, the first in ${first}`;
  return { lines, verdict, isClean };
};
