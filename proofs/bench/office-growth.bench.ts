import { sessionOf } from '../session.ts';
import type { Bench } from './instruments/bench.ts';
import { growthOf } from './instruments/growth.ts';

/** Measures the first page of the office's bookings as they grow. */
export const bench: Bench = {
  title: "Median of the office's first page of bookings as they grow",
  measure: (stage) => {
    const sizes = [10_000, 100_000];
    const path = '/api/admin/bookings?page=1&limit=25';
    const headersOf = async (url: string) => (await sessionOf(url, 'STAFF')).headers;
    return growthOf(stage, { name: 'first page of bookings', sizes, path, headersOf });
  },
};
