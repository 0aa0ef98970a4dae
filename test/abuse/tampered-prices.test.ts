import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addVehicles } from '#modules/fleet/index.ts';
import { addPromotions } from '#modules/pricing/index.ts';
import { bookingBody, smallBusiness } from '../builders/booking.ts';
import { fullCover, someAddons } from '../builders/extras.ts';
import { vehicle } from '../builders/fleet.ts';
import { promotion } from '../builders/promotions.ts';
import { casesOf, seed } from '../drawn.ts';
import { freshApp, type TestApp } from '../fresh-app.ts';

type Choices = Readonly<{
  vehicleId: string;
  startDate: string;
  endDate: string;
  selectedAddons?: readonly object[];
  selectedInsurance?: object | null;
  promoCode?: string;
  paymentPlan?: string;
  usePoints?: unknown;
}>;

let app: TestApp;
let vehicles: string[];
let childSeat: string;
let gps: string;
let roofBox: string;
let packageId: string;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  const { categoryId } = await smallBusiness(app);
  vehicles = await app.step(({ tx }) =>
    addVehicles(
      tx,
      Array.from({ length: 40 }, (_, index) => vehicle({ categoryId, licensePlate: `4กก ${2000 + index}` })),
    ),
  );
  ({ childSeat, gps, roofBox } = await app.step(({ tx }) => someAddons(tx)));
  packageId = await app.step(({ tx }) => fullCover(tx, categoryId));
  await app.step(({ tx }) => addPromotions(tx, [promotion()]));
});
afterAll(() => app.close());

const post = async (path: string, payload: object) => {
  const reply = await app.server.inject({ method: 'POST', url: `/api${path}`, payload });
  return { status: reply.statusCode, body: reply.json() };
};

const day = (after: number) => Temporal.PlainDate.from('2026-11-25').add({ days: after }).toString();

/** Random choices of a customer. */
const choices = fc.record({
  vehicle: fc.nat(39),
  from: fc.nat(120),
  days: fc.integer({ min: 1, max: 9 }),
  seats: fc.nat(2),
  hasGps: fc.boolean(),
  cover: fc.constantFrom('online', 'pickup', null),
  promoCode: fc.constantFrom('', 'TEN'),
});
const chosen = (drawn: typeof choices extends fc.Arbitrary<infer One> ? One : never): Choices => ({
  vehicleId: vehicles[drawn.vehicle] ?? '',
  startDate: `${day(drawn.from)}T10:00`,
  endDate: `${day(drawn.from + drawn.days)}T10:00`,
  selectedAddons: [
    ...(drawn.seats > 0 ? [{ addonId: childSeat, quantity: drawn.seats }] : []),
    ...(drawn.hasGps ? [{ addonId: gps, quantity: 1 }] : []),
  ],
  selectedInsurance: drawn.cover && { packageId, payAt: drawn.cover },
  promoCode: drawn.promoCode,
});

const lies = [
  ...[0, 1, -1, 0.01, 1e9, -5350, 1e-9, 1e308, null, '1', true, [], {}].map((totalAmount) => ({ totalAmount })),
  ...[-1, -0.01, 0.001, 0.01, 1, 100].map((off) => ({ off })),
  ...[
    { price: 1 },
    { dailyRate: 1, vehiclePrice: { amount: 1, reason: 'x' } },
    { discount: 5000 },
    { tax: 0 },
    { paidAmount: 5350 },
  ],
  ...[
    { status: 'confirmed' },
    { paymentStatus: 'paid' },
    { quote: { total: 1 } },
    { subtotal: 1, total: 1 },
    { days: 1 },
    { currency: 'JPY' },
  ],
  ...[-1, 0, 0.5, 1.5, 1000, 1e9, '1', null].map((quantity) => ({ quantity })),
  ...[{ addonPrice: 1 }, { addonId: 'roof box' }, { addonId: 'nobody’s' }, { twice: true }],
  ...[
    { cover: { packageId: '', payAt: 'online' } },
    { cover: { totalCost: 0, packageName: 'Free' } },
    { cover: { payAt: 'never' } },
  ],
  ...['TEN ', 'ten', 'TEN,TEN', 'TEN%', "TEN' or '1'='1", 'ELEVEN', '\u0000'].map((promoCode) => ({ promoCode })),
  ...[{ usePoints: 100 }, { usePoints: -100 }, { usePoints: 1e9 }, { paymentPlan: 'none' }, { paymentPlan: 'deposit' }],
  ...[
    { endDate: 'before' },
    { endDate: 'same' },
    { endDate: 'a minute' },
    { startDate: '2020-01-01T10:00' },
    { endDate: '2099-12-31T10:00' },
  ],
];

type Lie = Readonly<Record<string, unknown>>;

/** The choices with the lie, as a browser's form would send them, and the claimed total. */
const tampered = (honest: Choices, lie: Lie, total: number) => {
  const { off, quantity, addonPrice, addonId, twice, cover, endDate, startDate, ...plain } = lie;
  const ids: Record<string, string> = { 'roof box': roofBox, 'nobody’s': '0197f1a0-0000-7000-8000-00000000000f' };
  const line = {
    addonId: typeof addonId === 'string' ? ids[addonId] : childSeat,
    quantity: 'quantity' in lie ? quantity : 1,
    ...(addonPrice !== undefined && { price: addonPrice, unitPrice: addonPrice, totalPrice: 0 }),
  };
  const hasLine = 'quantity' in lie || addonPrice !== undefined || addonId !== undefined || twice !== undefined;
  const ends: Record<string, string> = {
    before: honest.startDate.replace('T10', 'T09'),
    same: honest.startDate,
    'a minute': honest.startDate.replace('10:00', '10:01'),
  };
  const selected = {
    ...honest,
    ...plain,
    ...(hasLine && { selectedAddons: twice ? [line, line] : [line] }),
    ...(cover !== undefined && { selectedInsurance: { packageId, payAt: 'online', ...(cover as object) } }),
    ...(typeof startDate === 'string' && { startDate }),
    ...(typeof endDate === 'string' && { endDate: ends[endDate] ?? endDate }),
  };
  return {
    selected,
    totalAmount: 'totalAmount' in lie ? lie.totalAmount : total + (typeof off === 'number' ? off : 0),
  };
};

const bookedSum = async (id: string) => {
  const { rows } = await app.db.execute<{ total: string; lines: string; status: string; paid: string }>(sql`
    select total_satang as total, status, paid_satang as paid from booking where id = ${id}`);
  return rows[0];
};

/** The number of cases, 400 by default; proof: `TAMPERED_CASES=5000 vitest run test/abuse/tampered-prices.test.ts`. */
const runs = casesOf(400, { variable: 'TAMPERED_CASES' });

let cases = 0;
let taken = 0;

/** Sends one lie, and checks that it is refused, or that the booking has the server's price. */
const hold = async (honest: Choices, lie: Lie): Promise<void> => {
  cases += 1;
  const quoted = await post('/booking-pricing/calculate', honest);
  expect(quoted.status).toBe(200);
  const { selected, totalAmount } = tampered(honest, lie, quoted.body.data.total);
  const { startDate: pickupDate, endDate: returnDate, ...others } = selected;
  const { vehicleId } = honest;
  const made = await post('/bookings', { ...bookingBody(vehicleId), ...others, pickupDate, returnDate, totalAmount });
  expect([lie, made.status < 500]).toEqual([lie, true]);
  if (made.status !== 200) return;
  taken += 1;
  const { total } = (await post('/booking-pricing/calculate', selected)).body.data;
  const id = made.body.bookingId;
  const satang = String(Math.round(total * 100));
  expect([lie, await bookedSum(id)]).toEqual([lie, { total: satang, status: 'pending', paid: '0' }]);
  expect([lie, totalAmount]).toEqual([lie, total]);
  // Frees the vehicle for the next case.
  await app.db.execute(sql`delete from addon_reservation where booking_id = ${id}`);
  await app.db.execute(sql`delete from vehicle_occupancy where booking_id = ${id}`);
};

test('whatever a form claims to cost, what is booked costs what the server says', { timeout: 300_000 }, async () => {
  const perLie = Math.ceil(runs / lies.length);
  const drawn = fc.sample(choices, { numRuns: perLie * lies.length, seed });
  for (let next = 0; next < drawn.length; next += 20) {
    const some = drawn.slice(next, next + 20);
    await Promise.all(some.map((one, index) => hold(chosen(one), lies[(next + index) % lies.length] ?? {})));
  }
  expect(cases).toBeGreaterThanOrEqual(runs);
  // Lies that the server ignores, such as unknown fields, result in an honest booking.
  expect(taken).toBeGreaterThan(runs / 25);
});
