import type { Operation } from '../document/operations.ts';
import { oracles } from '../oracles/oracles.ts';
import { partsOf } from '../requests/parts.ts';
import { curlOf, type Request } from '../requests/request.ts';
import type { Answer } from './ask.ts';

export type Fault = { oracle: string; route: string; what: string; says: string; curl: string; times: number };

export type Counted = { taken: number; refused: number; statuses: Record<number, number>; slowestMs: number };

export type Tally = Readonly<{
  /** Checks a response against every oracle, and counts it. */
  hold: (request: Request, answer: Answer) => void;
  /** One fault per oracle, call and violation, with the first request that showed it. */
  faults: () => Fault[];
  byRoute: () => ReadonlyMap<string, Counted>;
  /** Records why a call could not be prepared, or why its prepared request failed. */
  unprepared: (route: string, why: string) => void;
  /** The calls that never succeeded, or whose prepared request failed, with the reason. */
  withoutSuccess: () => string[];
  /** The document's parameters and fields that no valid request used. */
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

/** Whether the request is valid, and its caller was admitted. */
const isJudged = ({ operation, wrong, isDeclared }: Request, { status }: Answer) =>
  isDeclared && wrong.length === 0 && status !== 0 && (operation.access === 'public' || ![401, 403].includes(status));
