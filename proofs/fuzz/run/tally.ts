import type { Operation } from '../document/operations.ts';
import { oracles } from '../oracles/oracles.ts';
import { partsOf } from '../requests/parts.ts';
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
  /** Notes why there is no request that must succeed, or why it did not. */
  unprepared: (route: string, why: string) => void;
  /** The calls without a success, or whose prepared request was none, with why. */
  withoutSuccess: () => string[];
  /** The parameters and fields of the document that no request had as they may be. */
  unsaid: () => string[];
}>;

export const createTally = (url: string, operations: readonly Operation[]): Tally => {
  const reasons = new Map<string, string>();
  const exercised = new Set<string>();
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
      if (isJudged(request, answer))
        for (const name of request.says) exercised.add(`${request.operation.route}: ${name}`);
      for (const [oracle, hold] of Object.entries(oracles)) {
        const says = hold(request, answer);
        if (!says) continue;
        const { operation, what } = request;
        const key = `${oracle} ${operation.route} ${says}`;
        const earlier = faults.get(key);
        if (earlier) earlier.times += 1;
        else faults.set(key, { oracle, route: operation.route, what, says, curl: curlOf(request, url), times: 1 });
      }
    },
    faults: () => [...faults.values()],
    byRoute: () => routes,
    unprepared: (route, why) => void reasons.set(route, why),
    withoutSuccess: () =>
      operations
        .filter(({ route }) => !routes.get(route)?.taken || reasons.has(route))
        .map(({ route }) => (reasons.has(route) ? `${route} (${reasons.get(route)})` : route)),
    unsaid: () =>
      operations.flatMap((operation) =>
        partsOf(operation)
          .map((name) => `${operation.route}: ${name}`)
          .filter((name) => !exercised.has(name)),
      ),
  };
};

/** A good request, by somebody who is let in. */
const isJudged = ({ operation, wrong, isDeclared }: Request, { status }: Answer) =>
  isDeclared && wrong.length === 0 && status !== 0 && (operation.access === 'public' || ![401, 403].includes(status));
