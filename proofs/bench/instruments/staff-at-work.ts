import { setTimeout as pause } from 'node:timers/promises';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { jpeg } from '#test/builders/pictures.ts';
import type { Product } from '../../product.ts';
import { sessionOf } from '../../session.ts';

/** Signs staff in; while the work that they are given runs, they upload photographs, print agreements and reports, and export lists. */
export const staffAtWork = async ({ url, databaseUrl }: Pick<Product, 'url' | 'databaseUrl'>) => {
  const { headers } = await sessionOf(databaseUrl, 'ADMIN');
  const photograph = new Uint8Array(await jpeg(4000, 3000));
  const today = bangkokDate(Temporal.Now.instant());
  const year = `startDate=${addDays(today, -364)}&endDate=${today}&language=en`;
  const ask = async (path: string, init: RequestInit = {}) =>
    (await fetch(`${url}/api${path}`, { headers, ...init })).bytes();
  const bookings = await bookingsOf(url, headers);
  let turn = 0;

  const upload = () => {
    turn += 1;
    const form = new FormData();
    // No two photographs are the same.
    form.append('image', new Blob([photograph, String(turn)], { type: 'image/jpeg' }), 'seat.jpg');
    return ask('/upload/image', { method: 'POST', body: form });
  };
  const print = () => {
    turn += 1;
    return ask(`/admin/bookings/${bookings[turn % bookings.length]}/agreement?copy=unsigned`);
  };
  const tasks: readonly (readonly [everyMs: number, task: () => Promise<unknown>])[] = [
    [3_000, upload],
    [1_500, print],
    [4_000, () => ask(`/admin/reports/pdf?tab=overview&${year}`)],
    [4_000, () => ask(`/admin/reports/xlsx?tab=vehicles&${year}`)],
    [5_000, () => ask('/admin/bookings/export?language=en')],
    [2_000, () => ask('/admin/bookings?limit=100')],
  ];

  return async <T>(work: Promise<T>): Promise<T> => {
    let isDone = false;
    const working = tasks.map(async ([everyMs, task]) => {
      while (!isDone) {
        await task();
        await pause(everyMs);
      }
    });
    const result = await work.finally(() => {
      isDone = true;
    });
    await Promise.all(working);
    return result;
  };
};

const bookingsOf = async (url: string, headers: Record<string, string>): Promise<string[]> => {
  const { data } = await (await fetch(`${url}/api/admin/bookings?limit=20`, { headers })).json();
  return data.map(({ id }: { id: string }) => id);
};
