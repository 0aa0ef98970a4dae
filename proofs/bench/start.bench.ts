import { buildIfNeeded } from '../../scripts/build.ts';
import { median } from '../median.ts';
import { benchPlace, runProduct, startProduct } from '../product.ts';
import type { Bench } from './instruments/bench.ts';

/** Measures how long the built product takes to be ready for visitors, on a first start and on a restart. */
export const bench: Bench = {
  title: 'Start of the built product with its own PostgreSQL, until it is ready for visitors',
  measure: async ({ isQuick, say }) => {
    await buildIfNeeded();
    const begun = performance.now();
    const product = await startProduct(benchPlace);
    const firstMs = performance.now() - begun;
    try {
      await product.end();
      const rounds: number[] = [];
      for (let round = 1; round <= (isQuick ? 1 : 5); round += 1) {
        const again = performance.now();
        const { end } = await runProduct(benchPlace);
        rounds.push(performance.now() - again);
        say(`  start ${round + 1}: ${((rounds.at(-1) ?? 0) / 1000).toFixed(2)} s`);
        await end();
      }
      return [
        { name: 'first start, packages and build there, demo business laid', value: firstMs, unit: 'ms' },
        { name: 'second start', value: median(rounds), unit: 'ms', goal: { lessThan: 5_000 } },
      ];
    } finally {
      await product.stop();
    }
  },
};
