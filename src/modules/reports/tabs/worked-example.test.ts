import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallBusiness } from '#test/builders/booking.ts';
import { movedMoney } from '#test/builders/moved-money.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { storedBooking } from '#test/builders/stored-booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;

const moved = (...entry: Parameters<ReturnType<typeof movedMoney>>) => movedMoney(app)(...entry);

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  const { vehicleId } = await smallBusiness(app);
  const rented = await storedBooking(app, vehicleId, {
    status: 'completed',
    created_at: '2026-10-20T23:30+07',
    total_satang: 400_000,
    paid_satang: 400_000,
    pick_up_at: '2026-10-30T12:00+07',
    drop_off_at: '2026-11-03T12:00+07',
    returned_at: '2026-11-03T12:00+07',
  });
  await moved(rented.bookingId, 'payment', 4080, '2026-10-20T23:30', 80);
  const cancelled = await storedBooking(app, vehicleId, {
    status: 'cancelled',
    created_at: '2026-10-31T23:30+07',
    cancelled_at: '2026-11-01T00:30+07',
    total_satang: 300_000,
    paid_satang: 300_000,
    refunded_satang: 150_000,
  });
  await moved(cancelled.bookingId, 'payment', 3000, '2026-10-31T23:30');
  await moved(cancelled.bookingId, 'refund', 1500, '2026-11-02T10:00');
});
afterAll(() => app.close());

test('the worked example of the document is what the report answers', async () => {
  const headers = await signedIn(app, 'STAFF');
  const of = async (startDate: string, endDate: string) => {
    const { body } = await app.call('GET /admin/reports/revenue', { headers, query: { startDate, endDate } });
    return [body.data.revenue.total, body.data.earned.total];
  };
  expect(await of('2026-10-01', '2026-10-31')).toEqual([7000, 1500]);
  expect(await of('2026-11-01', '2026-11-30')).toEqual([-1500, 4000]);
  expect(await of('2026-10-01', '2026-11-30')).toEqual([5500, 5500]);
  const document = await readFile('docs/rules/reports.md', 'utf8');
  for (const figure of ['| revenue | ฿7,000 | −฿1,500 |', '| earned | ฿1,500 | ฿4,000 |', 'come to ฿5,500'])
    expect(document).toContain(figure);
});
