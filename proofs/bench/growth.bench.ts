import type { Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { median } from '../median.ts';
import { staffSession } from '../staff-session.ts';
import { fillLarge, LARGE } from './business/fill-large.ts';
import type { Bench, Figure } from './instruments/bench.ts';
import { startServer } from './instruments/processes.ts';

/** A hundredth of the bookings, and a fleet that fits them. */
const SMALL = { vehicles: 500, bookings: 10_000, mails: 50_000, entries: 20_000 };
const ROUNDS = 9;

/** What a screen asks that needs more than its route; the other reads are asked as they are. */
const today = bangkokDate(Temporal.Now.instant());
const dates = `startDate=${addDays(today, 20)}T10:00&endDate=${addDays(today, 25)}T10:00`;
const asked: Readonly<Record<string, string>> = {
  'GET /admin/bookings': 'search=Number+4242',
  'GET /admin/bookings/calendar': `from=${today}&to=${addDays(today, 30)}`,
  'GET /admin/bookings/free-vehicles': dates,
  'GET /vehicles/available': `${dates}&limit=12`,
  'GET /availability/vehicles': dates,
  'GET /addons/available': dates,
};

/** Every read without an id in its path, on a hundredth of the large business and on the whole of it. */
export const bench: Bench = {
  title: `Growth: reads of ${LARGE.bookings.toLocaleString('en')} bookings against ${SMALL.bookings.toLocaleString('en')}`,
  measure: async ({ businesses, isQuick, say }) => {
    const servers = [];
    for (const size of isQuick ? [SMALL, SMALL] : [SMALL, LARGE]) {
      const begun = performance.now();
      const url = await businesses.filledBy((client) => fillLarge(client, size));
      say(
        `  ${size.bookings.toLocaleString('en')} bookings laid in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
      );
      const { headers } = await staffSession(url, 'ADMIN');
      servers.push({ ...(await startServer('serve-application.ts', { DATABASE_URL: url })), headers });
    }
    try {
      const figures: Figure[] = [];
      for (const [route, endpoint] of Object.entries<Endpoint>(contract)) {
        const [method, path = ''] = route.split(' ');
        if (method !== 'GET' || path.includes(':') || endpoint.file) continue;
        const [small, large] = await Promise.all(servers.map(() => ({ ms: [] as number[], bytes: 0, status: 0 })));
        for (let round = 0; round < ROUNDS; round += 1)
          for (const [server, felt] of [
            [servers[0], small],
            [servers[1], large],
          ] as const) {
            if (!server || !felt) continue;
            const began = performance.now();
            const answer = await fetch(`http://127.0.0.1:${server.port}/api${path}?${asked[route] ?? ''}`, {
              headers: server.headers,
            });
            felt.bytes = (await answer.arrayBuffer()).byteLength;
            felt.status = answer.status;
            if (round > 0) felt.ms.push(performance.now() - began);
          }
        if (!small || !large || large.status !== 200) {
          say(`  ${route} was answered ${large?.status}`);
          continue;
        }
        const [was, value] = [median(small.ms), median(large.ms)];
        say(
          `  ${(value / was).toFixed(1).padStart(6)} times  ${value.toFixed(1).padStart(8)} ms  ${String(large.bytes).padStart(9)} bytes  ${route}`,
        );
        figures.push({ name: route, was, value, unit: 'ms' });
      }
      return figures;
    } finally {
      for (const server of servers) await server.stop();
    }
  },
};
