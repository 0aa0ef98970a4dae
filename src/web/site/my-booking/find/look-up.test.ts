import { expect, test } from 'vitest';
import { createClient } from '../../../api/client.ts';
import { lookUp, lookUpStatus, readLookUpInput } from './look-up.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const written = { bookingNumber: 'BKK7QM4XD', email: 'hannah@example.com' };

const looking = async (status: number, body: unknown, input = written) => {
  const sent: unknown[] = [];
  const client = createClient(async (call) => {
    sent.push(call.body);
    return { status, headers: { get: () => null }, body };
  });
  return { sent, result: await lookUp(client, input) };
};
const refusal = (error: string, details?: object) => ({ success: false, message: 'No.', error, details });

test.each([
  ['bkk7qm4xd', 'BKK7QM4XD'],
  [' BKK 7QM 4XD ', 'BKK7QM4XD'],
  ['BKK-7QM–4XD', 'BKK7QM4XD'],
])('the reference may be written as %j', (text, bookingNumber) =>
  expect(readLookUpInput(formOf({ bookingNumber: text, email: ' a@b.co ' }))).toEqual({
    bookingNumber,
    email: 'a@b.co',
  }),
);

test('both go to the server, and the booking comes back with its token', async () => {
  const booking = { bookingId: 'b1', accessToken: 'secret' };
  const { sent, result } = await looking(200, { success: true, data: booking });
  expect(sent).toEqual([written]);
  expect(result).toEqual({ booking });
  expect(lookUpStatus(result)).toBe(200);
});

test('an empty field is named, and the server is not asked', async () => {
  const { sent, result } = await looking(200, {}, { bookingNumber: '', email: 'a@b.co' });
  expect(sent).toEqual([]);
  expect(result).toMatchObject({ problem: { reason: 'incomplete', missing: ['bookingNumber'] } });
  expect(lookUpStatus(result)).toBe(422);
});

test.each([
  ['a pair that fits no booking', 404, refusal('booking.not-found'), { reason: 'unknown' }, 404],
  ['a text that cannot be a reference', 422, refusal('form.invalid'), { reason: 'unknown' }, 404],
  [
    'too many tries',
    429,
    refusal('request.too-many', { retryAfterSeconds: 61 }),
    { reason: 'too-many', minutes: 2 },
    429,
  ],
  ['a server that does not say how long', 429, 'Slow down', { reason: 'too-many', minutes: 1 }, 429],
  ['a server that fails', 500, refusal('server.failed'), { reason: 'unreachable' }, 503],
])('the page says %s, and keeps what was written', async (_, status, body, problem, shown) => {
  const { result } = await looking(status, body);
  expect(result).toEqual({ problem, written });
  expect(lookUpStatus(result)).toBe(shown);
});
