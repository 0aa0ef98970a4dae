import type { Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { sessionOf } from '../session.ts';
import { type BusinessSize, LARGE, SMALL } from './business/fill-large.ts';
import type { Bench, Figure, Stage } from './instruments/bench.ts';
import { type Running, startServer } from './instruments/processes.ts';

const ROUNDS = 20;

const today = bangkokDate(Temporal.Now.instant());
const dates = `startDate=${addDays(today, 20)}T10:00&endDate=${addDays(today, 25)}T10:00`;

/** What a screen sends that needs more than its route; the other reads are sent as they are. */
const queriesWith = (categoryId: string): Readonly<Record<string, string>> => ({
  'GET /admin/bookings': 'search=Number+4242',
  'GET /admin/bookings/calendar': `from=${today}&days=30`,
  'GET /admin/bookings/free-vehicles': dates,
  'GET /vehicles/available': `${dates}&limit=12`,
  'GET /availability/vehicles': dates,
  'GET /addons/available': dates,
  'GET /pricing/seasons': `categoryId=${categoryId}`,
  'GET /admin/pricing/year': `categoryId=${categoryId}&year=${today.slice(0, 4)}`,
  'GET /admin/search': 'search=Number+4242',
  'GET /admin/settings/turnover-effect': 'hours=4',
  'GET /admin/views': 'list=bookings',
});

/** Every read without an id in its path, on a hundredth of the large business and on the whole of it. */
export const bench: Bench = {
  title: 'Growth: 95 of 100 reads of 1,000,000 bookings (now) against 10,000 (then)',
  measure: async (stage) => {
    const small = await serve(stage, SMALL);
    const large = await serve(stage, stage.isQuick ? SMALL : LARGE);
    try {
      const figures: Figure[] = [];
      for (const route of routes()) {
        const [was, is] = await inTurn(route, [small, large]);
        const sizes = `${is.bytes.toLocaleString('en')} bytes`;
        if (was.status !== 200 || is.status !== 200) throw new Error(`${route} was answered ${is.status}`);
        stage.say(
          `  ${(is.ms / was.ms).toFixed(1).padStart(6)} times  ${is.ms.toFixed(1).padStart(8)} ms  ${sizes}  ${route}`,
        );
        figures.push({ name: `${route}, ${sizes}`, was: was.ms, value: is.ms, unit: 'ms' });
      }
      return figures;
    } finally {
      await small.stop();
      await large.stop();
    }
  },
};

/** Reads that ask a payment provider, which this application has not. */
const ofProvider: ReadonlySet<string> = new Set(['GET /admin/reconciliation']);

const routes = () =>
  Object.entries<Endpoint>(contract).flatMap(([route, { file }]) =>
    route.startsWith('GET ') && !route.includes(':') && !file && !ofProvider.has(route) ? [route] : [],
  );

type Served = Running &
  Readonly<{ headers: Readonly<Record<string, string>>; queries: ReturnType<typeof queriesWith> }>;

const serve = async ({ businesses }: Stage, size: BusinessSize): Promise<Served> => {
  const url = await businesses.sized(size);
  const { headers } = await sessionOf(url, 'ADMIN');
  const server = await startServer('serve-application.ts', { DATABASE_URL: url });
  const categories = await fetch(`http://127.0.0.1:${server.port}/api/vehicle-categories`);
  const { data } = (await categories.json()) as { data: { id: string }[] };
  return { ...server, headers, queries: queriesWith(data[0]?.id ?? '') };
};

type Answered = Readonly<{ ms: number; bytes: number; status: number }>;

/** What a route answers on both servers: the time within which 95 of 100 rounds in turn are answered, after one to warm up. */
const inTurn = async (route: string, [small, large]: readonly [Served, Served]): Promise<[Answered, Answered]> => {
  const rounds: [Answered, Answered][] = [];
  for (let round = 0; round <= ROUNDS; round += 1) rounds.push([await ask(small, route), await ask(large, route)]);
  const last: [Answered, Answered] = [await ask(small, route), await ask(large, route)];
  const p95Of = (which: 0 | 1) => {
    const times = rounds.slice(1).map((round) => round[which].ms);
    return times.sort((one, other) => one - other)[Math.floor(times.length * 0.95) - 1] ?? Number.NaN;
  };
  return [
    { ...last[0], ms: p95Of(0) },
    { ...last[1], ms: p95Of(1) },
  ];
};

const ask = async ({ port, headers, queries }: Served, route: string): Promise<Answered> => {
  const begun = performance.now();
  const path = route.replace('GET ', '/api');
  const answer = await fetch(`http://127.0.0.1:${port}${path}?${queries[route] ?? ''}`, { headers });
  const { byteLength: bytes } = await answer.arrayBuffer();
  return { ms: performance.now() - begun, bytes, status: answer.status };
};
