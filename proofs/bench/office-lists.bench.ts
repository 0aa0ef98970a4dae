import { addDays } from '#kernel/calendar-date.ts';
import { sessionOf } from '../session.ts';
import { searchPeriod } from './business/search-period.ts';
import { againstBare } from './instruments/against-bare.ts';
import type { Bench, Figure } from './instruments/bench.ts';

/** The minimum share of the bare server's throughput: a list may take up to three times as long. */
const A_THIRD = 1 / 3;

/** The day before the search period has many pick-ups; its first day has none. */
const day = addDays(searchPeriod.startDate.slice(0, 10), -1);

/** The list requests that staff make most, with the rows expected. */
const lists: readonly (readonly [name: string, path: string, rows: number])[] = [
  ['bookings, first page', '/api/admin/bookings?page=1&limit=25', 25],
  ['bookings, filtered', `/api/admin/bookings?page=1&limit=25&status=confirmed&from=${day}&to=${day}&sort=pick-up`, 25],
  ['bookings, searched', '/api/admin/bookings?page=1&limit=25&search=guest4242%40', 5],
  ['customers, first page', '/api/admin/customers?page=1&limit=15', 15],
  ['customers, searched', '/api/admin/customers?page=1&limit=15&search=guest4242%40', 1],
];

/** Measures the office's lists over HTTP at 100,000 bookings of 20,000 customers, including the session lookup. */
export const bench: Bench = {
  title: 'Lists of the office at 100,000 bookings and 20,000 customers, against a bare server',
  measure: async (stage) => {
    const databaseUrl = await stage.businesses.withBookings(stage.isQuick ? 25_000 : 100_000);
    const { headers } = await sessionOf(databaseUrl, 'STAFF');
    const figures: Figure[] = [];
    for (const [name, path, rows] of lists) {
      stage.say(`  ${name}`);
      const refuseOther = (body: string) => refuseUnless(body, name, rows);
      const { application, ratio } = await againstBare(stage, { databaseUrl, path, headers, refuseOther });
      figures.push(
        { name, value: application, unit: 'a second' },
        { name: `${name}, against the bare server`, value: ratio, unit: 'times', goal: { atLeast: A_THIRD } },
      );
    }
    return figures;
  },
};

const refuseUnless = (body: string, name: string, rows: number) => {
  const { data }: { data: unknown[] } = JSON.parse(body);
  if (data.length !== rows) throw new Error(`${name}: ${data.length} rows came, ${rows} were expected`);
};
