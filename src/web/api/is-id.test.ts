import { expect, test } from 'vitest';
import { readBookingPage } from '../site/book/read-booking-page.ts';
import { readVehiclePage } from '../site/vehicle/read-vehicle-page.ts';
import { createClient } from './client.ts';
import { isId } from './is-id.ts';

const id = '0197f1a0-0000-7000-8000-000000000001';
const asked: string[] = [];
const client = createClient(async ({ path }) => {
  asked.push(path);
  return { status: 500, headers: { get: () => null }, body: {} };
});

test('an id is one', () => expect(isId(id)).toBe(true));

test.each(['available', '..', '', 'x/../lookup', `${id}/similar`])(
  'nobody is asked for a vehicle called %j, which would be another call',
  async (word) => {
    expect(isId(word)).toBe(false);
    const page = readVehiclePage(client, word, new URLSearchParams(), 0);
    await expect(page).rejects.toMatchObject({ init: { status: 404 } });
    expect(await readBookingPage(client, word)).toEqual({ page: null, status: 404 });
    expect(asked).toEqual([]);
  },
);
