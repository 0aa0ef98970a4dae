import pg from 'pg';
import { median } from '../median.ts';
import { sessionOf } from '../session.ts';
import { aggregatesByHand } from './business/aggregates-by-hand.ts';
import { LARGE, SMALL } from './business/fill-large.ts';
import type { Bench } from './instruments/bench.ts';
import { startServer } from './instruments/processes.ts';

const YEAR = 'startDate=2026-01-01&endDate=2026-12-31';
const tabs = ['', '/revenue', '/customers', '/vehicles'];
const ROUNDS = 5;

/** Measures a year's report of the large business, against hand-written aggregates of the same figures. */
export const bench: Bench = {
  title: 'A year of reports of the large business, against aggregates by hand',
  measure: async ({ businesses, isQuick, say }) => {
    const databaseUrl = await businesses.sized(isQuick ? SMALL : LARGE);
    const { headers } = await sessionOf(databaseUrl, 'STAFF');
    const { port, stop } = await startServer('serve-application.ts', { DATABASE_URL: databaseUrl });
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
    const ask = async (tab: string) => {
      const response = await fetch(`http://127.0.0.1:${port}/api/admin/reports${tab}?${YEAR}`, { headers });
      if (!response.ok) throw new Error(`${tab || 'overview'} was answered with ${response.status}`);
      await response.text();
    };
    const byHand = async (tab: string) => {
      await Promise.all((aggregatesByHand[tab] ?? []).map((statement) => pool.query(statement)));
    };
    const took = async (work: () => Promise<void>) => {
      const begun = performance.now();
      await work();
      return performance.now() - begun;
    };
    try {
      const rounds: Round[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const app: number[] = [];
        const hand: number[] = [];
        for (const tab of tabs) {
          app.push(await took(() => ask(tab)));
          hand.push(await took(() => byHand(tab)));
        }
        say(`  round ${round}: ${app.map((ms) => ms.toFixed(0))} ms, by hand ${hand.map((ms) => ms.toFixed(0))} ms`);
        // The first round is a warm-up.
        if (round > 0) rounds.push({ app: sumsOf(app), hand: sumsOf(hand) });
      }
      const middle = (of: (round: Round) => number) => median(rounds.map(of));
      return [
        { name: 'overview', value: middle(({ app }) => app.overview), unit: 'ms' },
        {
          name: 'overview, against aggregates by hand',
          value: middle(({ app, hand }) => app.overview / hand.overview),
          unit: 'times',
          goal: { lessThan: 1.2 },
        },
        { name: 'all four tabs', value: middle(({ app }) => app.all), unit: 'ms' },
        {
          name: 'all four tabs, against aggregates by hand',
          value: middle(({ app, hand }) => app.all / hand.all),
          unit: 'times',
          goal: { lessThan: 1.2 },
        },
      ];
    } finally {
      await pool.end();
      await stop();
    }
  },
};

type Round = Readonly<{ app: Sums; hand: Sums }>;
type Sums = ReturnType<typeof sumsOf>;

const sumsOf = (times: readonly number[]) => ({
  overview: times[0] ?? Number.NaN,
  all: times.reduce((sum, one) => sum + one, 0),
});
