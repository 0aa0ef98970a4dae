import { median } from '../../median.ts';
import type { Arrivals, Waits } from './arrivals.ts';
import type { Figure, Stage } from './bench.ts';
import { type Cost, costOf, medianCost, type Server } from './side-by-side.ts';

/** A server with the complete HTTP/1.1 requests for it, which are sent in turn and begin anew at their end. */
export type Served = Readonly<{ server: Server; requests: readonly string[] }>;

export type Compared = Readonly<{
  name: string;
  old: Served;
  now: Served;
  /** A bare server that does only what cannot be left out, and the share of our processor time that it is to need. */
  limit?: (Served & Readonly<{ what: string; share: number }>) | undefined;
  /** How many times less processor time than then. */
  timesLess: number;
  /** The most statements of an answer. */
  statements?: number | undefined;
  /** How many arrive, few enough for the product as of then to keep up; at more, less of the cost is idle work. */
  perSecond: number;
  run: (arrivals: Arrivals) => Promise<Waits>;
}>;

/** What an answer costs, then and now: medians of rounds in turn, and of the ratios within each round. */
export const thenAndNow = async (stage: Stage, compared: Compared): Promise<Figure[]> => {
  const { name, old, now, limit, timesLess, statements, perSecond, run } = compared;
  const seconds = stage.isQuick ? 2 : 4;
  const cost = ({ server, requests }: Served, round: number) =>
    costOf({ ...stage, run }, { server, requests: turned(requests, round * perSecond * seconds), perSecond, seconds });
  const rounds: { old: Cost; now: Cost; bare: Cost | undefined }[] = [];
  for (let round = 0; round <= (stage.isQuick ? 2 : 4); round += 1) {
    const one = {
      old: await cost(old, round),
      now: await cost(now, round),
      bare: limit && (await cost(limit, round)),
    };
    stage.say(
      `  ${name}, ${round === 0 ? 'warm-up' : `round ${round}`}: ${sumText(one.old)} then, ${sumText(one.now)} now${one.bare ? `, ${sumText(one.bare)} bare` : ''}`,
    );
    if (round > 0) rounds.push(one);
  }
  const [was, is] = [medianCost(rounds.map((one) => one.old)), medianCost(rounds.map((one) => one.now))];
  const least = limit && medianCost(rounds.flatMap((one) => one.bare ?? []));
  const row = (what: string, of: keyof Cost, unit: Figure['unit']): Figure => ({
    ...{ name: `${name}: ${what}`, was: was[of], value: is[of], unit },
    ...(least && of !== 'statements' && { limit: least[of] }),
  });
  return [
    row('Node', 'node', 'ms'),
    row('PostgreSQL', 'postgres', 'ms'),
    {
      name: `${name}: processor time, old against new`,
      value: median(rounds.map((one) => sum(one.old) / sum(one.now))),
      unit: 'times',
      goal: { atLeast: timesLess },
    },
    ...(limit
      ? [
          {
            name: `${name}: ${limit.what}, against ours`,
            value: median(rounds.map((one) => (one.bare ? sum(one.bare) / sum(one.now) : Number.NaN))),
            unit: 'times' as const,
            goal: { atLeast: limit.share },
          },
        ]
      : []),
    { ...row('statements', 'statements', 'each'), ...(statements && { goal: { lessThan: statements + 0.5 } }) },
    row('bytes sent', 'bytes', 'bytes'),
    row(`half wait less, at ${perSecond} a second`, 'p50', 'ms'),
    row('95 of 100 wait less', 'p95', 'ms'),
    row('99 of 100 wait less', 'p99', 'ms'),
  ];
};

const sum = ({ node, postgres }: Cost) => node + postgres;
const sumText = ({ node, postgres }: Cost) => `${node.toFixed(1)} + ${postgres.toFixed(1)} ms`;

const turned = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];
