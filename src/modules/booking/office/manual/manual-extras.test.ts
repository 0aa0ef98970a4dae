import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPromotions } from '#modules/pricing/index.ts';
import { bookingBody } from '#test/builders/booking.ts';
import { desk } from '#test/builders/desk.ts';
import { fullCover, someAddons } from '#test/builders/extras.ts';
import { manual } from '#test/builders/manual.ts';
import { oneUse } from '#test/builders/promotions.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let childSeat: string;
let packageId: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  packageId = await app.step(({ tx }) => fullCover(tx, office.categoryId));
  ({ childSeat } = await app.step(({ tx }) => someAddons(tx)));
  await app.step(({ tx }) => addPromotions(tx, [oneUse()]));
});
afterEach(() => app.close());

const extras = () => ({
  selectedAddons: [{ addonId: childSeat, quantity: 2 }],
  selectedInsurance: { packageId, payAt: 'online' as const },
  promoCode: 'once',
});
const quoted = async (more: object = {}) => {
  const body = { vehicleId: office.vehicleId, startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00', ...more };
  return (await app.call('POST /admin/bookings/quote', { body, headers: office.clerk.headers })).body.data.quote;
};
const made = (values: Parameters<typeof manual>[2]) =>
  app.call('POST /admin/bookings', {
    body: manual(office.vehicleId, office.silom, values),
    headers: office.clerk.headers,
  });

test('add-ons, insurance and a code are priced by hand as anywhere, and booked with the vehicle', async () => {
  const quote = await quoted(extras());
  expect(quote.promo).toEqual({ code: 'ONCE', status: 'applied' });
  expect(quote.lines.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['addon', 'insurance', 'discount']));
  const { status, body } = await made({ ...extras(), totalAmount: quote.total });
  expect([status, body.data.totalAmount]).toEqual([200, quote.total]);
  const { rows } = await app.db.execute(sql`
    select r.quantity, b.insurance_package_id, b.insurance_pay_at, p.used_count
    from booking b join addon_reservation r on r.booking_id = b.id join promotion p on p.id = b.promotion_id`);
  expect(rows).toEqual([{ quantity: 2, insurance_package_id: packageId, insurance_pay_at: 'online', used_count: 1 }]);
});

test('a code that takes nothing off is refused with its reason, by hand and on the site, and nothing is booked', async () => {
  const promoCode = 'nosuch';
  const body = bookingBody(office.vehicleId, { promoCode });
  const replies = [await made({ promoCode }), await app.call('POST /bookings', { body })];
  for (const { problem } of replies) expect(problem.messages).toEqual({ promoCode: 'There is no such code' });
  expect((await app.db.execute(sql`select 1 from booking`)).rows).toEqual([]);
});

test('more than is free over the period is refused, and nothing is booked', async () => {
  const selectedAddons = [{ addonId: childSeat, quantity: 4 }];
  const { total } = await quoted({ selectedAddons });
  const { status, problem } = await made({ selectedAddons, totalAmount: total });
  expect([status, problem.error]).toEqual([409, 'booking.addon-sold-out']);
  expect((await app.db.execute(sql`select 1 from booking`)).rows).toEqual([]);
});
