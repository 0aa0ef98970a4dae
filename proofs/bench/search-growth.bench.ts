import { search } from './business/search-period.ts';
import type { Bench } from './instruments/bench.ts';
import { growthOf } from './instruments/growth.ts';

/** Measures the same search, with the same share of vehicles taken, as bookings grow. */
export const bench: Bench = {
  title: 'Median of the same search as bookings grow',
  measure: (stage) => {
    const sizes = stage.isQuick ? [5_000, 50_000] : [5_000, 50_000, 500_000];
    return growthOf(stage, { name: 'search', sizes, path: search });
  },
};
