import { drawYear } from './draw-year.ts';
import { type Manner, manners, replayYear, type Sold } from './replay-year.ts';

/** Multiples of what the planner draws, which alone fits by itself. */
const demands = [1, 1.25, 1.5, 2] as const;

type Line = Readonly<{ demand: number; manner: Manner; sold: Sold }>;

/** Replays a year of each seed and demand in every manner; the sums of all seeds. */
export const replayAll = (seeds: number, tell: (line: string) => void): Line[] =>
  demands.flatMap((demand) => {
    const years = Array.from({ length: seeds }, (_, at) => drawYear({ seed: 100 * at + 1, demand }));
    return manners.map((manner) => {
      const sold = years.map((year) => replayYear(year, manner)).reduce(added);
      tell(`${demand} times, ${manner}: ${sold.refused} of ${sold.requests} refused, ${sold.nights} nights sold`);
      return { demand, manner, sold };
    });
  });

const added = (a: Sold, b: Sold): Sold => ({
  requests: a.requests + b.requests,
  refused: a.refused + b.refused,
  nights: a.nights + b.nights,
  moves: a.moves + b.moves,
});

/** A row for each demand and manner. Nights are compared with those of first-fit. */
export const markdownOf = (lines: readonly Line[]): string =>
  [
    '| Demand | Vehicles are given | Requests | Refused | Nights sold | Against first-fit | Moves |',
    '|---:|---|---:|---:|---:|---:|---:|',
    ...lines.map(({ demand, manner, sold }) => {
      const first = lines.find((line) => line.demand === demand && line.manner === 'first-fit')?.sold.nights ?? 0;
      const figures = [sold.requests, sold.refused, sold.nights].map((figure) => figure.toLocaleString('en-GB'));
      const cells = [demand, manner, ...figures, percent(sold.nights / first - 1), sold.moves.toLocaleString('en-GB')];
      return `| ${cells.join(' | ')} |`;
    }),
  ].join('\n');

const percent = (share: number) => `${share > 0 ? '+' : ''}${(share * 100).toFixed(1)} %`.replace('-', '−');
