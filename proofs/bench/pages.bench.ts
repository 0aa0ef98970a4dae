import { bangkokDate } from '#kernel/bangkok-time.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { sessionOf } from '../session.ts';
import type { Arrivals, Waits } from './instruments/arrivals.ts';
import type { Bench, Figure, Stage } from './instruments/bench.ts';
import { captureStatements } from './instruments/captured-statements.ts';
import { get } from './instruments/load-worker.ts';
import { startServer } from './instruments/processes.ts';
import { processorTime } from './instruments/processor-time.ts';
import type { Shipped } from './instruments/shipped.ts';
import { startArrivals, startBoth } from './instruments/side-by-side.ts';
import { thenAndNow } from './instruments/then-and-now.ts';
import { writeScript } from './instruments/write-script.ts';

/** What Chromium sends. */
const browser = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  'sec-fetch-site': 'none',
};
const languages = ['en-GB,en;q=0.9', 'th-TH,th;q=0.9,en;q=0.8'];

type Page = Readonly<{
  name: string;
  paths: (shipped: Shipped) => Promise<string[]>;
  /** How many times less processor time than then. */
  timesLess: number;
  /** The share of its processor time that a bare server needs for the same bytes. */
  limit?: { share: number; statementOf?: (path: string) => string };
  statements?: number;
  isSignedIn?: boolean;
}>;

const pages: readonly Page[] = [
  {
    name: 'listing',
    paths: async () => periods().map((period) => `/vehicles?${query(period)}`),
    timesLess: 5,
    limit: { share: 0.3, statementOf: (path) => searchOf(path) },
    statements: 4,
  },
  { name: 'home', paths: async () => ['/', '/'], timesLess: 10, limit: { share: 0.5 }, statements: 2 },
  {
    name: 'vehicle',
    paths: async (shipped) => (await freeFor(shipped)).map(({ id, period }) => `/vehicles/${id}?${query(period)}`),
    timesLess: 3,
  },
  {
    name: 'first step of the booking',
    paths: async (shipped) =>
      (await freeFor(shipped)).map(({ id, period }) => `/booking?vehicle=${id}&${query(period)}`),
    timesLess: 3,
  },
  {
    name: 'listing, signed in',
    paths: async () => periods().map((period) => `/vehicles?${query(period)}`),
    timesLess: 3,
    isSignedIn: true,
  },
];

/** Old pages cost so much that no more can be answered. */
const PER_SECOND = 12;

/** What each public page costs as visitors get it: then, now, and a bare server that sends the same bytes. */
export const bench: Bench = {
  title: 'Public pages as visitors get them: processor time of each, then and now',
  measure: async (stage) => {
    const both = await startBoth(stage, { isDemo: true });
    const arrivals = startArrivals();
    try {
      const figures: Figure[] = [];
      for (const page of pages) figures.push(...(await measure(stage, { page, ...both, run: arrivals.run })));
      figures.push(...(await underLoad(stage, both.now, arrivals.run)));
      return figures;
    } finally {
      await arrivals.stop();
      await both.stop();
    }
  },
};

const measure = async (stage: Stage, { page, old, now, run }: Measuring): Promise<Figure[]> => {
  const { limit } = page;
  const served = async (server: Shipped) => ({ server, requests: await requestsOf(page, server) });
  const ours = await served(now);
  const bare = limit && (await startBare(page, now, ours.requests[0] ?? ''));
  try {
    return await thenAndNow(stage, {
      ...page,
      perSecond: PER_SECOND,
      ...{ old: await served(old), now: ours, run },
      limit: bare && {
        ...{ server: bare, requests: ours.requests },
        ...{ what: 'the same bytes from a bare server', share: limit.share },
      },
    });
  } finally {
    await bare?.stop();
  }
};

type Measuring = Readonly<{
  page: Page;
  old: Shipped;
  now: Shipped;
  run: (arrivals: Arrivals) => Promise<Waits>;
}>;

/** The listing with more visitors than the product of then could serve. */
const underLoad = async (stage: Stage, now: Shipped, run: Measuring['run']): Promise<Figure[]> => {
  const [listing] = pages;
  if (!listing) throw new Error('There is no page');
  const requests = await requestsOf(listing, now);
  const waits = await run({ port: now.port, requests, perSecond: 150, seconds: stage.isQuick ? 3 : 20 });
  const wait = (what: string, value: number): Figure => ({
    name: `listing at 150 a second: ${what} wait less`,
    value,
    unit: 'ms',
  });
  return [
    { name: 'listing at 150 a second: not answered', value: waits.failures, unit: 'in all', goal: { lessThan: 1 } },
    wait('half', waits.p50),
    { ...wait('95 of 100', waits.p95), goal: { lessThan: 60 } },
    wait('99 of 100', waits.p99),
  ];
};

type Period = Readonly<{ first: string; last: string; place: string }>;

/** A thousand searches: as visitors, hardly one asks what another has asked. */
const periods = (): Period[] => {
  const today = bangkokDate(Temporal.Now.instant());
  const places = ['Suvarnabhumi Airport', 'Sathorn, main office'];
  return Array.from({ length: 1_000 }, (_, number) => {
    const first = addDays(today, 2 + ((number * 37) % 80));
    return { first, last: addDays(first, 1 + (number % 13)), place: places[number % 2] ?? '' };
  });
};

const query = ({ first, last, place }: Period) =>
  new URLSearchParams({
    location: place,
    pickupDate: first,
    pickupTime: '10:00',
    returnDate: last,
    returnTime: '10:00',
  });

/** The call that the listing of an address makes for its vehicles. */
const searchOf = (path: string): string => {
  const asked = new URLSearchParams(path.split('?')[1]);
  const [startDate, endDate] = [`${asked.get('pickupDate')}T10:00`, `${asked.get('returnDate')}T10:00`];
  return `/api/vehicles/available?${new URLSearchParams({ startDate, endDate, sort: 'featured', page: '1', limit: '12' })}`;
};

/** For each of many periods a vehicle that is free then. */
const freeFor = async ({ port }: Shipped) => {
  const some = periods().slice(0, 60);
  const found = await Promise.all(
    some.map(async (period, number) => {
      const response = await fetch(`http://127.0.0.1:${port}${searchOf(`?${query(period)}`)}`);
      const { data } = (await response.json()) as { data: { id: string }[] };
      return { id: data[number % data.length]?.id ?? '', period };
    }),
  );
  return found.filter(({ id }) => id !== '');
};

const requestsOf = async ({ paths, isSignedIn }: Page, shipped: Shipped): Promise<string[]> => {
  const cookie: Record<string, string> = isSignedIn
    ? { cookie: `session=${(await sessionOf(shipped.databaseUrl, 'CUSTOMER')).token}` }
    : {};
  return (await paths(shipped)).map((path, number) =>
    get(path, { ...browser, 'accept-language': languages[number % languages.length] ?? '', ...cookie }),
  );
};

/** A bare server that sends the bytes of a page through the same compression, with the one statement it cannot do without. */
const startBare = async ({ limit }: Page, { port, databaseUrl }: Shipped, request: string) => {
  const path = request.split(' ')[1] ?? '';
  const plain = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': 'identity' } });
  const sent = await fetch(`http://127.0.0.1:${port}${path}`, { headers: browser });
  const statements = limit?.statementOf ? await captureStatements(databaseUrl, limit.statementOf(path)) : [];
  const script = await writeScript('bare-page.json', {
    statements: statements.toSorted((a, b) => b.text.length - a.text.length).slice(0, 1),
    body: await plain.text(),
    coding: sent.headers.get('content-encoding'),
  });
  await sent.body?.cancel();
  const bare = await startServer('serve-bare-page.ts', { DATABASE_URL: databaseUrl, SCRIPT: script });
  return { ...bare, processorMs: () => processorTime(bare.pid) };
};
