import { search } from './business/search-period.ts';
import { againstBare } from './instruments/against-bare.ts';
import type { Bench } from './instruments/bench.ts';

/** Availability search over HTTP, relative to a bare server with the same statements and response bytes. */
export const bench: Bench = {
  title: 'Availability search, one page of 24 with quotes, against a bare server',
  measure: async (stage) => {
    const databaseUrl = await stage.businesses.withBookings(stage.isQuick ? 5_000 : 500_000);
    const { application, bare, ratio } = await againstBare(stage, { databaseUrl, path: search, refuseOther });
    return [
      { name: 'application', value: application, unit: 'a second' },
      { name: 'bare server', value: bare, unit: 'a second' },
      { name: 'search throughput against the bare server', value: ratio, unit: 'times', goal: { atLeast: 0.7 } },
    ];
  },
};

type Page = { total: number; data: { quote: unknown }[]; notFree: unknown[] };

const refuseOther = (body: string) => {
  const { total, data, notFree }: Page = JSON.parse(body);
  const isWhole = total === 1_400 && data.length === 24 && data.every(({ quote }) => quote) && notFree.length === 3;
  if (!isWhole) throw new Error('The search did not answer 24 of 1,400 vehicles with quotes, and 3 that are taken');
};
