import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallBusiness } from '#test/builders/booking.ts';
import { pdfText } from '#test/builders/pdf-text.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { storedBooking } from '#test/builders/stored-booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;

beforeAll(async () => {
  app = await freshApp();
  ({ vehicleId } = await smallBusiness(app));
});
afterAll(() => app.close());

type Stored = Awaited<ReturnType<typeof storedBooking>>;
const get = (what: 'confirmation' | 'calendar', { bookingId }: Stored, headers: Record<string, string>) =>
  app.server.inject({ url: `/api/bookings/${bookingId}/${what}`, headers });

test('whoever holds the token gets the booking as PDF, to keep under its reference', async () => {
  const booking = await storedBooking(app, vehicleId, { reference: 'BKK7QM4XD' });
  const { statusCode, headers, rawPayload } = await get('confirmation', booking, booking.headers);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="booking-BKK7QM4XD.pdf"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const text = pdfText(rawPayload);
  expect(text).toContain('Booking confirmation');
  expect(text).toContain('Sat 5 Dec 2026, 10:00\nSilom\n1 Silom Road');
  expect(text).toContain('Child seat\n1 × ฿750\n฿750');
  expect(text).toContain('VAT 7%\n฿402.50');
  expect(text).toContain('Total\n฿6,152.50\nPaid\n฿6,152.50');
  expect(text).toContain('Cancelled before Thu 3 Dec 2026, 10:00: full refund.');
});

test('a Thai booking is in Thai, and its places too', async () => {
  const booking = await storedBooking(app, vehicleId, { language: 'th' });
  const text = pdfText((await get('confirmation', booking, booking.headers)).rawPayload);
  expect(text).toContain('เวลา 10:00 น.\nสีลม\n1 ถนนสีลม กรุงเทพฯ 10500');
  expect(text).toContain('เบาะ');
});

test('what is not confirmed is not called so, and a deposit leaves the rest for the desk', async () => {
  const waiting = await storedBooking(app, vehicleId, { status: 'pending', paid_satang: 123_050 });
  const text = pdfText((await get('confirmation', waiting, waiting.headers)).rawPayload);
  expect(text).toContain('Waiting for confirmation');
  expect(text).toContain('Paid\n฿1,230.50\nDue at pick-up\n฿4,922');
});

test('the calendar file moves with the booking', async () => {
  const booking = await storedBooking(app, vehicleId, { version: 7 });
  const { headers, body } = await get('calendar', booking, booking.headers);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  expect(headers['content-disposition']).toContain(`booking-${booking.reference}.ics`);
  expect(body).toContain('DTSTART;TZID=Asia/Bangkok:20261205T100000');
  expect(body).toContain('SEQUENCE:7');
  expect(body).not.toContain('access=');
});

test.each(['confirmation', 'calendar'] as const)(
  'nobody else gets the %s: not without a token, nor with another booking’s, nor as another customer',
  async (what) => {
    const booking = await storedBooking(app, vehicleId);
    const other = await storedBooking(app, vehicleId);
    const refused = [{}, other.headers, await signedIn(app, 'CUSTOMER')];
    for (const headers of refused) {
      const { statusCode, json } = await get(what, booking, headers);
      expect({ statusCode, error: json().error }).toEqual({ statusCode: 404, error: 'booking.not-found' });
    }
    expect((await get(what, booking, await signedIn(app, 'STAFF'))).statusCode).toBe(200);
  },
);

test('the API document says that a file is answered', async () => {
  const { paths } = (await app.server.inject('/api/openapi.json')).json();
  expect(paths['/api/bookings/{id}/confirmation'].get.responses['200'].content).toEqual({
    'application/pdf': { schema: { type: 'string', format: 'binary' } },
  });
});
