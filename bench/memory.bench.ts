import { publicPages } from '../e2e/public-pages.ts';
import type { Bench } from './instruments/bench.ts';
import { get, startLoad } from './instruments/load-worker.ts';
import { benchPlace, startProduct } from './instruments/product.ts';

const METRICS_PORT = 3239;

/** What the process of the site holds after ten minutes in which eight visitors look at its pages and search. */
export const bench: Bench = {
  title: 'Memory of the process of the site after ten minutes of load',
  measure: async ({ isQuick, say }) => {
    const env = { RATE_LIMITS: 'off', METRICS_PORT: String(METRICS_PORT) };
    const product = await startProduct({ ...benchPlace, env });
    const load = startLoad();
    try {
      const asked = Object.values(await publicPages(product.url)).map((path) => get(path));
      const ports = [Number(new URL(product.url).port)];
      const minutes = isQuick ? 1 : 10;
      const held = [];
      for (let minute = 1; minute <= minutes; minute += 1) {
        const { perSecond } = await load.run({ ports, requests: asked, connections: 8, seconds: 60 });
        held.push(await residentMegabytes());
        say(`  minute ${minute}: ${held.at(-1)?.toFixed(0)} MB, ${perSecond.toFixed(0)} pages a second`);
      }
      return [{ name: 'most that was held', value: Math.max(...held), unit: 'MB', goal: { lessThan: 300 } }];
    } finally {
      await load.stop();
      await product.stop();
    }
  },
};

const residentMegabytes = async (): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1];
  if (!bytes) throw new Error('The process does not say what it holds');
  return Number(bytes) / 1e6;
};
