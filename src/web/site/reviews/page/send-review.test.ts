import { describe, expect, test } from 'vitest';
import { createClient } from '../../../api/client.ts';
import { readTyped, sendReview, statusOf, wrongIn } from './send-review.ts';

const bookingId = '0197f1a0-0000-7000-8000-000000000001';

const typed = { rating: 5, comment: 'Clean and quiet.', city: 'Pune' };

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

test.each([
  [
    { rating: '4', comment: ' Good. ', city: ' Pune ' },
    { rating: 4, comment: 'Good.', city: 'Pune' },
  ],
  [
    { rating: '4', comment: 'One.\r\nTwo.' },
    { rating: 4, comment: 'One.\nTwo.', city: '' },
  ],
  [{}, { rating: null, comment: '', city: '' }],
  [{ rating: '6' }, { rating: null, comment: '', city: '' }],
  [{ rating: 'five' }, { rating: null, comment: '', city: '' }],
])('a form with %j is read as %j', (fields, expected) => expect(readTyped(formOf(fields))).toEqual(expected));

test.each([
  [{}, {}],
  [{ city: '' }, {}],
  [
    { rating: null, comment: '' },
    { rating: 'missing', comment: 'missing' },
  ],
  [{ comment: 'x'.repeat(1000), city: 'x'.repeat(60) }, {}],
  [
    { comment: 'x'.repeat(1001), city: 'x'.repeat(61) },
    { comment: 'tooLong', city: 'tooLong' },
  ],
])('with %j wrong is %j', (changed, wrong) => expect(wrongIn({ ...typed, ...changed })).toEqual(wrong));

describe('sending', () => {
  const sending = async (status: number, body: object, changed = {}) => {
    const requests: unknown[] = [];
    const client = createClient(async ({ path, body: sent, headers }) => {
      requests.push({ path, sent, headers });
      return { status, headers: { get: () => null }, body };
    });
    const given = { bookingId, token: 'secret', attempt: 'attempt-1', language: 'en' as const };
    return { requests, sent: await sendReview(client, { ...given, typed: { ...typed, ...changed } }) };
  };
  const refusal = (error: string, fields = {}) => ({ success: false, message: 'No.', error, fields });

  test('the token and the key of the attempt go along', async () => {
    const { requests, sent } = await sending(200, { success: true, data: { id: 'r1' } });
    expect(requests).toEqual([
      {
        path: `/bookings/${bookingId}/review`,
        sent: { ...typed, language: 'en' },
        headers: { 'X-Booking-Token': 'secret', 'Idempotency-Key': 'attempt-1' },
      },
    ]);
    expect(sent).toEqual({ review: { id: 'r1' } });
    expect(statusOf(sent)).toBe(200);
  });

  test('what is wrong is not sent', async () => {
    const { requests, sent } = await sending(200, {}, { comment: '' });
    expect(requests).toEqual([]);
    expect(sent).toMatchObject({ wrong: { comment: 'missing' }, typed: { city: 'Pune' } });
    expect(statusOf(sent)).toBe(422);
  });

  test.each([
    [409, refusal('reviews.already-written'), 'written', 409],
    [409, refusal('reviews.too-late'), 'too-late', 409],
    [409, refusal('reviews.not-completed'), 'not-completed', 409],
    [422, refusal('idempotency.key-reused'), 'written', 409],
    [404, refusal('booking.not-found'), 'missing', 404],
    [500, refusal('server.failed'), 'failed', 503],
  ])('%d %j is told as "%s", and what was typed is kept', async (status, body, problem, shown) => {
    const { sent } = await sending(status, body);
    expect(sent).toEqual({ typed, problem });
    expect(statusOf(sent)).toBe(shown);
  });

  test('a field that the server refuses is marked', async () => {
    const { sent } = await sending(422, refusal('form.invalid', { city: 'Please write the city without links' }));
    expect(sent).toEqual({ typed, wrong: { city: 'refused' } });
  });
});
