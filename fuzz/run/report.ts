import { said } from '../../scripts/say.ts';
import type { Tally } from './tally.ts';

/** Calls that were never answered with a success, the faults with a request that shows each, and the verdict. */
export const reportOf = (tally: Tally, seed: number): { lines: string[]; verdict: string; isClean: boolean } => {
  const routes = [...tally.byRoute()];
  const faults = tally.faults();
  const never = routes.filter(([, { taken }]) => taken === 0).map(([route]) => route);
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
      .map(([status, times]) => `${status} ${said(times)} times`)
      .join(', ')}`,
    `Never a success: ${never.join(', ') || 'none'}`,
    ...faults.map(
      ({ oracle, route, what, says, curl, times }) =>
        `FAULT (${oracle}, ${times} times) ${route}, ${what}: ${says}\n  ${curl}`,
    ),
  ];
  const isClean = faults.length === 0;
  const calls = `${said(requests)} requests to ${routes.length} calls with seed ${seed}`;
  const verdict = isClean
    ? `${calls}: no fault`
    : `${calls}: ${faults.length} faults, the first in ${faults[0]?.route}`;
  return { lines, verdict, isClean };
};
