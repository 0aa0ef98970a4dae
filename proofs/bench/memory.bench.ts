import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { publicPages } from '../../e2e/public-pages.ts';
import { median } from '../median.ts';
import { benchPlace, folderNamed, type Place, type Product, startProduct } from '../product.ts';
import type { Bench, Stage } from './instruments/bench.ts';
import { get, startLoad } from './instruments/load-worker.ts';
import { oldProduct } from './instruments/old-product.ts';
import { figuresOf } from './instruments/process-figures.ts';
import { staffAtWork } from './instruments/staff-at-work.ts';

const METRICS_PORT = 3239;
const MINUTES = 10;
/** Minutes of warm-up, in which code is still loaded and compiled and memory grows. */
const WARM_UP = 2;

const now: Place = { ...benchPlace, env: { RATE_LIMITS: 'off', METRICS_PORT: String(METRICS_PORT) } };

/**
 * Measures the memory of the site's process while eight visitors browse and search, with what a browser accepts, and
 * staff print and upload: in the first minute then and now, and now for ten minutes, in which it must not grow.
 */
export const bench: Bench = {
  title: `Memory of the process of the site under visitors, papers and uploads`,
  measure: async (stage) => {
    const { isQuick, say } = stage;
    const then: Place = {
      ...now,
      folder: folderNamed('bench-product-old'),
      root: await oldProduct(say),
    };
    const rounds: { was: number; is: number }[] = [];
    for (let round = 1; round <= (isQuick ? 1 : 3); round += 1) {
      const was = await firstMinute(stage, then);
      const is = await firstMinute(stage, now);
      say(`  first minute ${round}: ${was.toFixed(0)} MB then, ${is.toFixed(0)} MB now`);
      rounds.push({ was, is });
    }
    const value = median(rounds.map(({ is }) => is));
    const was = median(rounds.map((one) => one.was));
    return [{ name: 'most that was held in the first minute', was, value, unit: 'MB' }, ...(await manyMinutes(stage))];
  },
};

const firstMinute = (stage: Stage, place: Place) =>
  underLoad(place, async (minute) => {
    const { most } = await minute(stage.isQuick ? 10 : 60);
    return most;
  });

const manyMinutes = ({ isQuick, say }: Stage) =>
  underLoad(now, async (minute) => {
    const { megabytesDuring, resourcesAtRest } = figuresOf(METRICS_PORT);
    const held: number[] = [];
    const most: number[] = [];
    const oneMore = async () => {
      const during = await megabytesDuring(minute(isQuick ? 10 : 60));
      held.push(during.held);
      most.push(during.result.most);
      say(
        `  minute ${held.length}: ${most.at(-1)?.toFixed(0)} MB, ${during.result.perSecond.toFixed(0)} pages a second`,
      );
    };
    while (held.length < WARM_UP) await oneMore();
    const resources = await resourcesAtRest();
    while (held.length < (isQuick ? 4 : MINUTES)) await oneMore();
    const more = (await resourcesAtRest()) - resources;
    say(`  ${resources} resources at rest after the warm-up, ${resources + more} at the end`);
    return [
      { name: 'most that was held', value: Math.max(...most), unit: 'MB' as const, goal: { lessThan: 280 } },
      {
        name: 'memory of the last minute against the first after the warm-up',
        value: (held.at(-1) ?? Number.NaN) / (held[WARM_UP] ?? Number.NaN),
        unit: 'times' as const,
        goal: { lessThan: 1.1 },
      },
      {
        name: 'more handles at rest than after the warm-up',
        value: more,
        unit: 'in all' as const,
        goal: { lessThan: 1 },
      },
    ];
  });

type Minute = (seconds: number) => Promise<{ most: number; perSecond: number }>;

/** Starts a product and gives the measuring function what loads it and tells how much memory it held at most. */
const underLoad = async <T>(place: Place, measure: (minute: Minute) => Promise<T>): Promise<T> => {
  const product = await startProduct(place);
  const load = startLoad();
  try {
    const requests = Object.values(await publicPages(product.url)).map((path) =>
      get(path, { 'accept-encoding': ACCEPTED }),
    );
    const ports = [Number(new URL(product.url).port)];
    const beside = await staffAtWork(product);
    return await measure(async (seconds) => {
      const visits = load.run({ ports, requests, connections: 8, seconds });
      const [most, { perSecond }] = await Promise.all([mostHeld(product, visits), beside(visits)]);
      return { most, perSecond };
    });
  } finally {
    await load.stop();
    await product.stop();
  }
};

/** What Chromium sends. */
const ACCEPTED = 'gzip, deflate, br, zstd';

const mostHeld = async ({ pid }: Product, work: Promise<unknown>): Promise<number> => {
  let isDone = false;
  const ended = work.finally(() => {
    isDone = true;
  });
  let most = 0;
  while (!isDone) {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
    most = Math.max(most, (Number(kilobytes) * 1024) / 1e6);
    await pause(500);
  }
  await ended;
  return most;
};
