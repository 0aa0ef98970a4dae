import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingColumns } from '#web/office/bookings/list/bookings-address.ts';
import { customerColumns } from '#web/office/customers/customers-search.ts';
import { fleetColumns } from '#web/office/vehicles/list/fleet-search.ts';
import { type Person, signedInAs } from './builders/signed-in.ts';
import { freshApp, type TestApp } from './fresh-app.ts';

// A list's Export link passes on the visible columns; a column that the export lacks would be dropped silently.
let app: TestApp;
let staff: Person;

beforeAll(async () => {
  app = await freshApp();
  staff = await signedInAs(app, { role: 'STAFF' });
});
afterAll(() => app.close());

const headsOf = async (list: string, columns: readonly string[]) => {
  const url = `/api/admin/${list}/export?columns=${columns.join('.')}`;
  const { body } = await app.server.inject({ url, headers: staff.headers });
  const [heads = []] = parse(body, { bom: true }) as string[][];
  return heads;
};

test.each([
  ['vehicles', fleetColumns],
  ['bookings', bookingColumns],
  // The column with buttons is not exported.
  ['customers', customerColumns.filter((column) => column !== 'actions')],
] as const)('every column of the list of %s is in its file', async (list, columns) => {
  const [first = '', ...others] = columns;
  const least = await headsOf(list, [first]);
  expect(least.length).toBeGreaterThan(0);
  const lost = [];
  for (const column of others) if ((await headsOf(list, [column])).length <= least.length) lost.push(column);
  expect(lost).toEqual([]);
});
