import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallOf } from '#contract/index.ts';
import { fromBaht } from '#kernel/money.ts';
import { addVehicles } from '#modules/fleet/index.ts';
import { at, confirmedBooking, desk, moved, officeBooking, pickedUp } from '#test/builders/desk.ts';
import { fullCover, someAddons } from '#test/builders/extras.ts';
import { vehicle } from '#test/builders/fleet.ts';
import { manual } from '#test/builders/manual.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let id: string;
let dearer: string;
let childSeat: string;
let packageId: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  const dear = vehicle({
    categoryId: office.categoryId,
    licensePlate: '2กก 2000',
    model: 'Camry',
    dailyRate: fromBaht(2000),
  });
  [dearer = ''] = await app.step(({ tx }) => addVehicles(tx, [dear]));
  packageId = await app.step(({ tx }) => fullCover(tx, office.categoryId));
  ({ childSeat } = await app.step(({ tx }) => someAddons(tx)));
  id = await confirmedBooking(app, office.vehicleId);
});
afterEach(() => app.close());

type Body = Partial<CallOf<'PUT /admin/bookings/:id'>['body']>;
const send = async (body: Body) => {
  const { version } = await officeBooking(app, office.clerk, id);
  const { headers } = office.clerk;
  return app.call('PUT /admin/bookings/:id', { params: { id }, headers, body: { version, ...body } });
};
/** Asks for the price of a change, then makes it. */
const edit = async (body: Body) => {
  const { quote } = (await send({ ...body, dryRun: true })).body.data;
  return send({ ...body, totalAmount: quote.total });
};
const linesOf = ({ lines }: { lines: readonly { kind: string }[] }) => lines.map(({ kind }) => kind);
const events = async () => (await officeBooking(app, office.clerk, id)).timeline;

test('staff add add-ons and cover to a booking, at the price that they saw', async () => {
  const selectedAddons = [{ addonId: childSeat, quantity: 2 }];
  const selectedInsurance = { packageId, payAt: 'online' as const };
  const seen = await send({ selectedAddons, selectedInsurance, dryRun: true });
  expect(seen.body.data.difference).toBeGreaterThan(0);
  const unseen = await send({ selectedAddons, selectedInsurance });
  expect(unseen.problem.error).toBe('booking.price-changed');
  const { booking } = (await edit({ selectedAddons, selectedInsurance })).body.data;
  expect(booking).toMatchObject({ selectedAddons, selectedInsurance, totalAmount: seen.body.data.quote.total });
  expect(linesOf(booking.quote)).toEqual(expect.arrayContaining(['addon', 'insurance']));
  const none = (await edit({ selectedAddons: [], selectedInsurance: null })).body.data.booking;
  expect(none).toMatchObject({ selectedAddons: [], selectedInsurance: null, totalAmount: 5350 });
  expect(
    (await events()).find(({ action }) => action === 'booking.changed')?.changes.map(({ field }) => field),
  ).toEqual(expect.arrayContaining(['selectedAddons', 'selectedInsurance', 'totalAmount']));
});

test('more of an add-on than is free is refused, and the booking keeps what it has', async () => {
  const { status, problem } = await send({ selectedAddons: [{ addonId: childSeat, quantity: 4 }], dryRun: true });
  expect([status, problem.error]).toEqual([409, 'booking.addon-sold-out']);
});

test('what is out can have more sold with it; what is over cannot', async () => {
  await pickedUp(app, office.clerk, id);
  const selectedAddons = [{ addonId: childSeat, quantity: 1 }];
  expect((await edit({ selectedAddons })).status).toBe(200);
  await moved(app, office.clerk, id, { status: 'completed' });
  const { status, problem } = await send({ selectedAddons: [], dryRun: true });
  expect([status, problem.error]).toEqual([409, 'booking.cannot-change']);
});

test('another vehicle costs what it costs, or with a reason what the present one does, also later', async () => {
  expect((await send({ vehicleId: dearer, dryRun: true })).body.data.quote.total).toBe(10_700);
  const keepPrice = { reason: 'The Corolla broke down' };
  const { body } = await edit({ vehicleId: dearer, keepPrice });
  expect(body.data).toMatchObject({ difference: 0, booking: { vehicleId: dearer, totalAmount: 5350 } });
  expect((await events()).find(({ action }) => action === 'booking.price-agreed')).toMatchObject({
    reason: keepPrice.reason,
    changes: [{ field: 'vehiclePrice', before: null, after: 5000 }],
  });
  expect((await send({ endDate: '2026-12-11T10:00', dryRun: true })).body.data.quote.total).toBe(6420);
});

test('a price is kept with a reason, and for another vehicle alone', async () => {
  const nothing = await send({ vehicleId: dearer, keepPrice: { reason: ' ' }, dryRun: true });
  expect(nothing.problem.messages).toEqual({ 'keepPrice.reason': 'Please enter a reason' });
  const same = await send({ keepPrice: { reason: 'Kept' }, dryRun: true });
  expect(same.problem.messages).toEqual({ keepPrice: 'The price can only be kept for another vehicle' });
});

const discount = { amount: 500, reason: 'Late delivery' };

test('a discount by hand is a line of the price with its reason, before tax, and goes back whole', async () => {
  office = await at(app, office, '2026-12-05T09:00');
  const { body } = await edit({ discount });
  const { quote } = body.data;
  expect(quote.lines.find(({ kind }) => kind === 'discount')).toMatchObject({
    name: { en: 'Discount: Late delivery', th: 'ส่วนลด: Late delivery' },
    amount: -500,
  });
  expect(quote).toMatchObject({ discount: 500, tax: 315, total: 4815 });
  expect(body.data).toMatchObject({ refundAmount: 535, booking: { discount } });
  expect((await events()).find(({ action }) => action === 'booking.discounted')).toMatchObject({
    reason: 'Late delivery',
    changes: [{ field: 'discount', before: null, after: 500 }],
  });
});

test('a discount stays when the booking is priced again, and can be taken back', async () => {
  await edit({ discount });
  expect((await send({ endDate: '2026-12-11T10:00', dryRun: true })).body.data.quote.total).toBe(5885);
  const back = await edit({ discount: null });
  expect(back.body.data.booking).toMatchObject({ discount: null, totalAmount: 5350 });
});

test('no discount takes more than the vehicle costs, and none comes without a reason', async () => {
  const all = await send({ discount: { amount: 5000, reason: 'Ours' }, dryRun: true });
  expect(all.body.data.quote).toMatchObject({ discount: 5000, total: 0 });
  const typo = await send({ discount: { amount: 5000.01, reason: 'Ours' }, dryRun: true });
  expect([typo.status, typo.problem.messages]).toEqual([422, { 'discount.amount': 'Amount must be at most 5,000' }]);
  const wrong = await send({ discount: { amount: 0, reason: '' }, dryRun: true });
  expect(Object.keys(wrong.problem.messages ?? {}).sort()).toEqual(['discount.amount', 'discount.reason']);
});

test('a manual booking takes a discount too', async () => {
  const dates = { startDate: '2027-01-05T10:00', endDate: '2027-01-10T10:00' };
  const { headers } = office.clerk;
  const asked = { vehicleId: office.vehicleId, ...dates, discount };
  const { quote } = (await app.call('POST /admin/bookings/quote', { headers, body: asked })).body.data;
  expect(quote).toMatchObject({ discount: 500 });
  const body = manual(office.vehicleId, office.silom, { ...dates, discount, totalAmount: quote.total });
  const made = await app.call('POST /admin/bookings', { headers, body });
  expect(made.body.data).toMatchObject({ discount, totalAmount: quote.total });
  expect(made.body.data.timeline.map(({ action }) => action)).toContain('booking.discounted');
});
