import { join } from 'node:path';
import { median } from '../median.ts';
import { sessionOf } from '../session.ts';
import { LARGE, SMALL } from './business/fill-large.ts';
import type { Arrivals, Waits } from './instruments/arrivals.ts';
import type { Bench, Figure, Stage } from './instruments/bench.ts';
import { get } from './instruments/load-worker.ts';
import { startShipped } from './instruments/shipped.ts';
import { type Cost, costOf, medianCost, startArrivals, startBoth } from './instruments/side-by-side.ts';
import { type Served, thenAndNow } from './instruments/then-and-now.ts';

const STAFF = 100;
/** A visible screen looks again this often. */
const EVERY_SECONDS = 15;
const ROUNDS = 5;

/** Those that look again by themselves, and did so then. */
const screens = [
  ...['dashboard', 'bookings', 'calendar', 'vehicles', 'categories', 'customers', 'payments', 'payments/transfers'],
  ...['messages', 'reviews', 'outbox', 'addons', 'insurance'],
];

/** What open screens of the office cost: then and now in the demo business, and now as a business grows. */
export const bench: Bench = {
  title: `Office: ${STAFF} staff with open screens`,
  measure: async (stage) => {
    const { run, stop } = startArrivals();
    try {
      return [...(await sinceThen(stage, run)), ...(await asItGrows(stage, run))];
    } finally {
      await stop();
    }
  },
};

type Run = (arrivals: Arrivals) => Promise<Waits>;

const sinceThen = async (stage: Stage, run: Run): Promise<Figure[]> => {
  const both = await startBoth(stage, { isDemo: true });
  const name = 'a screen looks again';
  try {
    const figures = await thenAndNow(stage, {
      ...{ name, timesLess: 1, perSecond: 12, run },
      old: { server: both.old, requests: await looksAt(both.old.databaseUrl) },
      now: { server: both.now, requests: await looksAt(both.now.databaseUrl) },
    });
    const statements = figures.find((figure) => figure.name === `${name}: statements`);
    const fewer = (statements?.was ?? Number.NaN) / (statements?.value ?? Number.NaN);
    return [
      ...figures,
      { name: `${name}: statements, old against new`, value: fewer, unit: 'times', goal: { atLeast: 10 } },
    ];
  } finally {
    await both.stop();
  }
};

const asItGrows = async (stage: Stage, run: Run): Promise<Figure[]> => {
  const small = await startAt(stage, 'small', SMALL);
  const large = await startAt(stage, 'large', stage.isQuick ? SMALL : LARGE);
  const cost = ({ server, requests }: Served) =>
    costOf(
      { ...stage, run },
      { server, requests, perSecond: STAFF / EVERY_SECONDS, seconds: stage.isQuick ? 3 : 2 * EVERY_SECONDS },
    );
  const rounds: { was: Cost; is: Cost }[] = [];
  try {
    for (let round = 0; round <= (stage.isQuick ? 1 : ROUNDS); round += 1) {
      const one = { was: await cost(small), is: await cost(large) };
      stage.say(
        `  open screens, round ${round}: ${sum(one.was).toFixed(1)} ms small, ${sum(one.is).toFixed(1)} ms large`,
      );
      if (round > 0) rounds.push(one);
    }
  } finally {
    await small.server.stop();
    await large.server.stop();
  }
  const [was, is] = [medianCost(rounds.map((one) => one.was)), medianCost(rounds.map((one) => one.is))];
  const row = (what: string, of: keyof Cost, unit: Figure['unit']): Figure => ({
    ...{ name: `1,000,000 bookings (now) against 10,000 (then): ${what}`, was: was[of], value: is[of], unit },
  });
  return [
    row('Node', 'node', 'ms'),
    row('PostgreSQL', 'postgres', 'ms'),
    row('95 of 100 wait less', 'p95', 'ms'),
    {
      name: '1,000,000 bookings against 10,000: processor time',
      value: median(rounds.map((one) => sum(one.is) / sum(one.was))),
      ...{ unit: 'times', goal: { lessThan: 1.3 } },
    },
  ];
};

const sum = ({ node, postgres }: Cost) => node + postgres;

const startAt = async ({ businesses }: Stage, name: string, size: typeof LARGE) => {
  const databaseUrl = await businesses.sized(size);
  const root = join(import.meta.dirname, '../..');
  const server = await startShipped({ root, name, databaseUrl, isDemo: false });
  return { server, requests: await looksAt(databaseUrl) };
};

/** What the screens of all staff send when they look again: as many screens of each kind, each of somebody else. */
const looksAt = async (databaseUrl: string): Promise<string[]> => {
  const looks: string[] = [];
  for (let number = 0; number < STAFF; number += 1) {
    const { token } = await sessionOf(databaseUrl, 'ADMIN');
    looks.push(
      get(`/admin/${screens[number % screens.length]}.data`, {
        'accept-encoding': 'gzip, deflate, br, zstd',
        cookie: `session=${token}`,
      }),
    );
  }
  return looks;
};
