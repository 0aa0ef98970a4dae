import { join } from 'node:path';
import { runProgram } from '../../scripts/run-program.ts';
import { benchPlace, startProduct } from '../product.ts';
import { bookableDays } from './business/bookable-days.ts';
import type { Bench, Stage } from './instruments/bench.ts';
import { type AgainstBare, inTurn, type Rate } from './instruments/in-turn.ts';
import { get, startLoad } from './instruments/load-worker.ts';
import { startServer } from './instruments/processes.ts';

const query = {
  location: 'Silom',
  pickupDate: bookableDays.first,
  pickupTime: '10:00',
  returnDate: bookableDays.last,
  returnTime: '10:00',
};
const path = `/vehicles?${new URLSearchParams(query)}`;

/** The server-rendered listing for a period, relative to an empty React Router page of the same size. */
export const bench: Bench = {
  title: 'Listing page for a period, rendered by the server, against an empty React Router page of the same size',
  measure: async (stage) => {
    const databaseUrl = await stage.businesses.withBookings(5_000);
    const product = await startProduct({ ...benchPlace, env: { DATABASE_URL: databaseUrl, RATE_LIMITS: 'off' } });
    try {
      const { application, bare, ratio } = await measure(stage, product.url);
      return [
        { name: 'listing pages', value: application, unit: 'a second' },
        { name: 'empty pages of the same size', value: bare, unit: 'a second' },
        { name: 'listing page against an empty page', value: ratio, unit: 'times', goal: { atLeast: 0.5 } },
      ];
    } finally {
      await product.stop();
    }
  },
};

const measure = async (stage: Stage, url: string): Promise<AgainstBare> => {
  const empty = await startEmptyPage(stage, await sizeOf(url + path));
  const load = startLoad();
  const rateOf =
    (port: number, asking: string): Rate =>
    async (seconds) =>
      (await load.run({ ports: [port], requests: [asking], connections: 8, seconds })).perSecond;
  try {
    return await inTurn(stage, {
      application: rateOf(Number(new URL(url).port), get(path)),
      bare: rateOf(empty.port, get('/')),
    });
  } finally {
    await load.stop();
    await empty.stop();
  }
};

type Size = Readonly<{ bytes: number; elements: number }>;

const sizeOf = async (address: string): Promise<Size> => {
  const response = await fetch(address);
  const html = await response.text();
  // A card links to the booking with these dates only if the period was understood and the vehicle is free.
  const offers = html.match(new RegExp(`href="/booking\\?[^"]*${query.pickupDate}`, 'g'))?.length ?? 0;
  if (response.status !== 200 || offers < 12)
    throw new Error(`The listing answered ${response.status}, ${offers} offers`);
  return { bytes: Buffer.byteLength(html), elements: html.match(/<[a-z]/g)?.length ?? 0 };
};

const startEmptyPage = async ({ say }: Stage, { bytes, elements }: Size) => {
  const status = await runProgram('react-router', ['build', join(import.meta.dirname, 'empty-page')], {
    isQuiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (status) throw new Error(`The empty page could not be built: ${status}`);
  // `<p></p>` takes seven bytes.
  const text = Math.max(0, Math.round(bytes / elements) - 7);
  say(`  ${bytes.toLocaleString('en')} bytes in ${elements.toLocaleString('en')} elements`);
  return startServer('serve-empty-page.ts', { ELEMENTS: String(elements), TEXT: String(text), NODE_ENV: 'production' });
};
