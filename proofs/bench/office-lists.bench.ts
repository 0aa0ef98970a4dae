import { addDays } from '#kernel/calendar-date.ts';
import { staffSession } from '../staff-session.ts';
import { searchPeriod } from './business/search-period.ts';
import { againstBare } from './instruments/against-bare.ts';
import type { Bench, Figure } from './instruments/bench.ts';

/** The least share of the bare server's throughput: a list takes at most three times as long. */
const A_THIRD = 1 / 3;

/** Many are picked up on the day before the asked period: nobody on its first. */
const day = addDays(searchPeriod.startDate.slice(0, 10), -1);

/** What a clerk asks of the lists all day, and how many rows come. */
const lists: readonly (readonly [name: string, path: string, rows: number])[] = [
  ['bookings, first page', '/api/admin/bookings?page=1&limit=25', 25],
  ['bookings, filtered', `/api/admin/bookings?page=1&limit=25&status=confirmed&from=${day}&to=${day}&sort=pick-up`, 25],
  ['bookings, searched', '/api/admin/bookings?page=1&limit=25&search=guest4242%40', 5],
  ['customers, first page', '/api/admin/customers?page=1&limit=15', 15],
  ['customers, searched', '/api/admin/customers?page=1&limit=15&search=guest4242%40', 1],
];

/** The office's lists over HTTP at 100,000 bookings of 20,000 customers, the session looked up with each request. */
export const bench: Bench = {
  title: 'Lists of the office at 100,000 bookings and 20,000 customers, against a bare server',
  measure: async (stage) => {
    const databaseUrl = await stage.businesses.withBookings(stage.isQuick ? 25_000 : 100_000);
    const { headers } = await staffSession(databaseUrl);
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
