import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createClient } from '../api/client.ts';
import { apiContext } from '../api/contexts.ts';
import { loader as agreement } from './bookings/agreement/agreement.tsx';
import { loader as handOver } from './bookings/hand-over/hand-over.tsx';
import { loader as booking } from './bookings/panel/panel.tsx';
import { loader as customer } from './customers/customer.tsx';
import { loader as message } from './messages/message.tsx';
import { loader as newBooking } from './new-booking/new-booking.tsx';
import { loader as mail } from './outbox/mail.tsx';
import { loader as payment } from './payments/panel/payment.tsx';
import { loader as vehicle } from './vehicles/edit-vehicle.tsx';

/** The arguments of a loader at an address, and the calls that it makes to an API that responds to everything. */
const opening = (address: string, id: string) => {
  const calls: string[] = [];
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createClient(async ({ path }) => {
      calls.push(path);
      return { status: 200, headers: { get: () => null }, body: { success: true, data: [] } };
    }),
  );
  const url = new URL(`http://site.example${address}`);
  return { requests: calls, given: { context, params: { id }, url, request: new Request(url) } };
};

type Open = (given: ReturnType<typeof opening>['given']) => Promise<unknown>;

const pages: readonly [path: string, word: string, open: Open][] = [
  ['/admin/bookings/:id', 'stats', (given) => booking({ ...given, pattern: '/admin/bookings/:id' })],
  ...['/admin/calendar/bookings/:id', '/admin/dashboard/bookings/:id'].map((path): (typeof pages)[number] => [
    path,
    'stats',
    (given) => booking({ ...given, pattern: path }),
  ]),
  [
    '/admin/bookings/:id/hand-over',
    'stats',
    (given) => handOver({ ...given, pattern: '/admin/bookings/:id/hand-over' }),
  ],
  [
    '/admin/bookings/:id/agreement',
    'calendar',
    (given) => agreement({ ...given, pattern: '/admin/bookings/:id/agreement' }),
  ],
  ['/admin/customers/:id', 'export', (given) => customer({ ...given, pattern: '/admin/customers/:id' })],
  ['/admin/payments/:id', 'summary', (given) => payment({ ...given, pattern: '/admin/payments/:id' })],
  ['/admin/messages/:id', 'counts', (given) => message({ ...given, pattern: '/admin/messages/:id' })],
  ['/admin/vehicles/:id', 'export', (given) => vehicle({ ...given, pattern: '/admin/vehicles/:id' })],
  ['/admin/outbox/:id', 'nothing', (given) => mail({ ...given, pattern: '/admin/outbox/:id' })],
];

test.each(pages)('at %s nobody is asked for “%s”: it would be another call', async (path, word, open) => {
  const { requests, given } = opening(path.replace(':id', word), word);
  await expect(open(given)).rejects.toMatchObject({ init: { status: 404 } });
  expect(requests).toEqual([]);
});

test('a new booking for a customer called “export” begins without one', async () => {
  const { requests, given } = opening('/admin/bookings/new?customerId=export', '');
  expect(await newBooking({ ...given, params: {}, pattern: '/admin/bookings/new' })).toMatchObject({ customer: null });
  expect(requests).toEqual(['/locations']);
});
