import { publicPages } from '../../e2e/public-pages.ts';
import { benchPlace, startProduct } from '../product.ts';
import type { Bench } from './instruments/bench.ts';
import { get, startLoad } from './instruments/load-worker.ts';
import { figuresOf } from './instruments/process-figures.ts';

const METRICS_PORT = 3239;
const MINUTES = 10;
/** Minutes of warm-up, in which code is still loaded and compiled and memory grows. */
const WARM_UP = 2;

/**
 * Measures the memory of the site's process while eight visitors browse and search for ten minutes, and its growth
 * after the warm-up.
 */
export const bench: Bench = {
  title: `Memory of the process of the site in ${MINUTES} minutes of load`,
  measure: async ({ isQuick, say }) => {
    const env = { RATE_LIMITS: 'off', METRICS_PORT: String(METRICS_PORT) };
    const product = await startProduct({ ...benchPlace, env });
    const load = startLoad();
    const { megabytes, megabytesDuring, resourcesAtRest } = figuresOf(METRICS_PORT);
    const seconds = isQuick ? 10 : 60;
    try {
      const requests = Object.values(await publicPages(product.url)).map((path) => get(path));
      const ports = [Number(new URL(product.url).port)];
      const held: number[] = [];
      const most: number[] = [];
      const minute = async () => {
        const work = load.run({ ports, requests, connections: 8, seconds });
        const during = await megabytesDuring(work);
        held.push(during.held);
        most.push(await megabytes());
        const perSecond = during.result.perSecond.toFixed(0);
        say(`  minute ${held.length}: ${most.at(-1)?.toFixed(0)} MB, ${perSecond} pages a second`);
      };

      while (held.length < WARM_UP) await minute();
      const resources = await resourcesAtRest();
      while (held.length < (isQuick ? 4 : MINUTES)) await minute();
      const more = (await resourcesAtRest()) - resources;
      say(`  ${resources} resources at rest after the warm-up, ${resources + more} at the end`);
      const warm = held[WARM_UP] ?? Number.NaN;
      return [
        { name: 'most that was held', value: Math.max(...most), unit: 'MB', goal: { lessThan: 300 } },
        {
          name: 'memory of the last minute against the first after the warm-up',
          value: (held.at(-1) ?? Number.NaN) / warm,
          unit: 'times',
          goal: { lessThan: 1.1 },
        },
        { name: 'more handles at rest than after the warm-up', value: more, unit: 'in all', goal: { lessThan: 1 } },
      ];
    } finally {
      await load.stop();
      await product.stop();
    }
  },
};
