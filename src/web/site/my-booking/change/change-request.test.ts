import { expect, test } from 'vitest';
import { createClient } from '../../../api/client.ts';
import {
  addonChange,
  type BookingChange,
  changeProblem,
  dateChange,
  quantitiesOf,
  sendChange,
} from './change-request.ts';

const booked = {
  pickupLocation: 'Don Mueang Airport',
  dropoffLocation: 'Don Mueang Airport',
  pickupDate: '2026-12-05',
  pickupTime: '10:00',
  returnDate: '2026-12-10',
  returnTime: '10:00',
};

test('the same where and when is no change', () => expect(dateChange(booked, { ...booked })).toBeNull());

test('another return is sent with all that stays', () =>
  expect(dateChange(booked, { ...booked, returnDate: '2026-12-11', returnTime: '09:30' })).toEqual({
    kind: 'dates',
    body: {
      pickupDate: '2026-12-05T10:00',
      returnDate: '2026-12-11T09:30',
      pickupLocation: 'Don Mueang Airport',
      dropoffLocation: 'Don Mueang Airport',
    },
  }));

const seats = quantitiesOf({ selectedAddons: [{ addonId: 'seat', quantity: 1 }] });
test.each([
  ['the same number', { seat: 1 }, null],
  ['one more', { seat: 2 }, [{ addonId: 'seat', quantity: 2 }]],
  ['none any more', {}, [{ addonId: 'seat', quantity: 0 }]],
  ['none, counted down', { seat: 0 }, [{ addonId: 'seat', quantity: 0 }]],
  ['another kind beside it', { seat: 1, wifi: 1 }, [{ addonId: 'wifi', quantity: 1 }]],
  ['a kind that was looked at and left', { seat: 1, wifi: 0 }, null],
])('%s of an add-on', (_, chosen, addons) =>
  expect(addonChange(seats, chosen)).toEqual(addons && { kind: 'addons', addons }),
);

const bookingId = '0197f1a0-0000-7000-8000-000000000001';

const sending = async (wish: BookingChange, how: Parameters<typeof sendChange>[1]['how']) => {
  const requests: unknown[] = [];
  const client = createClient(async ({ method, path, body, headers }) => {
    requests.push({ call: `${method} ${path}`, body, headers });
    return { status: 200, headers: { get: () => null }, body: { success: true, data: {} } };
  });
  const key = { bookingId, accessToken: 'secret' };
  await sendChange(client, { key, change: wish, how, version: 3 });
  return requests;
};

test('a trial asks the price and has no key, for nothing happens', async () => {
  const body = { returnDate: '2026-12-11T10:00' };
  expect(await sending({ kind: 'dates', body }, { dryRun: true })).toEqual([
    {
      call: `POST /bookings/${bookingId}/modify`,
      body: { ...body, dryRun: true, version: 3 },
      headers: { 'X-Booking-Token': 'secret' },
    },
  ]);
});

test('the change itself names the total that was seen, and happens once', async () => {
  const addons = [{ addonId: 'seat', quantity: 2 }];
  expect(await sending({ kind: 'addons', addons }, { totalAmount: 8000, attempt: 'a1' })).toEqual([
    {
      call: `PATCH /booking-pricing/${bookingId}/addons`,
      body: { addons, totalAmount: 8000, version: 3 },
      headers: { 'X-Booking-Token': 'secret', 'Idempotency-Key': 'a1' },
    },
  ]);
});

const failure = (status: number, error: string) => ({
  success: false as const,
  status,
  error,
  message: 'Choose at most 90 days',
  fields: {},
  details: {},
});
test.each([
  [409, 'booking.vehicle-taken', { kind: 'taken' }],
  [409, 'booking.price-changed', { kind: 'priceChanged' }],
  [409, 'booking.changed-meanwhile', { kind: 'conflict' }],
  [409, 'booking.too-late-to-change', { kind: 'tooLate' }],
  [422, 'form.invalid', { kind: 'refused', failure: failure(422, 'form.invalid') }],
  [500, 'server.failed', { kind: 'refused', failure: failure(500, 'server.failed') }],
  [503, 'server.busy', { kind: 'unanswered' }],
  [0, 'network.failed', { kind: 'unanswered' }],
])('%d %s is told as %j', (status, error, problem) => expect(changeProblem(failure(status, error))).toEqual(problem));
