import { oracles } from '../oracles/oracles.ts';
import { curlOf, type Request } from '../requests/request.ts';
import type { Answer } from './ask.ts';

export type Fault = { oracle: string; route: string; what: string; says: string; curl: string; times: number };

export type Counted = { taken: number; refused: number; statuses: Record<number, number>; slowestMs: number };

export type Tally = Readonly<{
  /** Holds an answer against every oracle and counts it. */
  hold: (request: Request, answer: Answer) => void;
  /** One for each way in which a call went wrong, with the first request that showed it. */
  faults: () => Fault[];
  byRoute: () => ReadonlyMap<string, Counted>;
}>;

export const createTally = (url: string): Tally => {
  const faults = new Map<string, Fault>();
  const routes = new Map<string, Counted>();
  const count = ({ operation: { route }, isDeclared }: Request, { status, ms }: Answer) => {
    const name = isDeclared ? route : 'other addresses and methods';
    const counted = routes.get(name) ?? { taken: 0, refused: 0, statuses: {}, slowestMs: 0 };
    routes.set(name, counted);
    if (status >= 200 && status < 400) counted.taken += 1;
    else counted.refused += 1;
    counted.statuses[status] = (counted.statuses[status] ?? 0) + 1;
    counted.slowestMs = Math.max(counted.slowestMs, ms);
  };
  return {
    hold: (request, answer) => {
      count(request, answer);
      for (const [oracle, hold] of Object.entries(oracles)) {
        const says = hold(request, answer);
        if (!says) continue;
        const { operation, what } = request;
        const key = `${oracle} ${operation.route} ${says}`;
        const known = faults.get(key);
        if (known) known.times += 1;
        else faults.set(key, { oracle, route: operation.route, what, says, curl: curlOf(request, url), times: 1 });
      }
    },
    faults: () => [...faults.values()],
    byRoute: () => routes,
  };
};
