import { expect, test } from 'vitest';
import { createClient } from '../../api/client.ts';
import { readBookingPage } from './read-booking-page.ts';

test.each(['available', '..', '', null, 'x/../lookup', '0197f1a0-0000-7000-8000-000000000001/similar'])(
  'nobody is asked for a vehicle called %j, which would be another call',
  async (word) => {
    const asked: string[] = [];
    const client = createClient(async ({ path }) => {
      asked.push(path);
      return { status: 500, headers: { get: () => null }, body: {} };
    });
    expect(await readBookingPage(client, word)).toEqual({ page: null, status: 404 });
    expect(asked).toEqual([]);
  },
);
