import { bangkokDate } from '#kernel/bangkok-time.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { median } from '../median.ts';
import { fillBusiness } from './business/fill-business.ts';
import { searchOf } from './business/rental-business.ts';
import type { Bench, Stage } from './instruments/bench.ts';
import { type Shipped, startShipped } from './instruments/shipped.ts';
import { type Cost, costOf, medianCost, startArrivals } from './instruments/side-by-side.ts';

const BOOKINGS = 20_000;
const PER_SECOND = 30;
/** Each day is searched once in a round. */
const DAYS = 60;

// Of every category, and every rental that is still ahead is tentative.
const asClasses = `
  with class as (update category set booked_as_class = true)
  update vehicle_occupancy set equal_to = vehicle_id
  where booking_id is not null and lower(during) > now() + interval '24 hours'`;

/** What a search costs where everything is booked as a class, and where nothing is: the same searches of one business. */
export const bench: Bench = {
  title: 'A search with every category booked as a class, against none',
  measure: async (stage) => {
    const arrivals = startArrivals();
    const plain = await serve(stage, 'without-classes', '');
    const classes = await serve(stage, 'with-classes', asClasses);
    try {
      const requests = Array.from({ length: DAYS }, (_, day) => searchOf(daysFrom(day)));
      const seconds = stage.isQuick ? 2 : 4;
      const cost = (server: Shipped) =>
        costOf({ ...stage, run: arrivals.run }, { server, requests, perSecond: PER_SECOND, seconds });
      const rounds: { was: Cost; is: Cost }[] = [];
      for (let round = 0; round <= (stage.isQuick ? 2 : 4); round += 1) {
        const one = { was: await cost(plain), is: await cost(classes) };
        stage.say(`  round ${round}: ${sum(one.was).toFixed(1)} ms without, ${sum(one.is).toFixed(1)} ms with`);
        if (round > 0) rounds.push(one);
      }
      const [was, is] = [medianCost(rounds.map((one) => one.was)), medianCost(rounds.map((one) => one.is))];
      const row = (name: string, of: keyof Cost, unit: 'ms' | 'each') => ({ name, was: was[of], value: is[of], unit });
      return [
        row('search: Node', 'node', 'ms'),
        row('search: PostgreSQL', 'postgres', 'ms'),
        {
          name: 'search: processor time, without classes against with',
          value: median(rounds.map((one) => sum(one.was) / sum(one.is))),
          unit: 'times',
          goal: { atLeast: 0.9 },
        },
        row('search: statements', 'statements', 'each'),
        row(`half wait less, at ${PER_SECOND} a second`, 'p50', 'ms'),
        row('95 of 100 wait less', 'p95', 'ms'),
      ];
    } finally {
      await arrivals.stop();
      await plain.stop();
      await classes.stop();
    }
  },
};

const serve = async ({ businesses }: Stage, name: string, sql: string): Promise<Shipped> => {
  const databaseUrl = await businesses.filledBy(async (client) => {
    await fillBusiness(client, BOOKINGS);
    if (sql) await client.query(sql);
    await client.query('vacuum full analyze vehicle_occupancy');
  });
  return startShipped({ root: `${import.meta.dirname}/../..`, name, databaseUrl, isDemo: false });
};

const daysFrom = (day: number) => {
  const first = addDays(bangkokDate(Temporal.Now.instant()), 2 + day);
  return { first, last: addDays(first, 3) };
};

const sum = ({ node, postgres }: Cost) => node + postgres;
