import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addVehicles } from '#modules/fleet/index.ts';
import { vehicle } from '#test/builders/fleet.ts';
import { type Booked, bangkokNow, type Customer, customerAt } from '#test/builders/paying.ts';
import { cards } from '#test/builders/payments.ts';
import { drawn } from '#test/drawn.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';

const sandbox = runSandbox();
let app: TestApp;
let customer: Customer;
let categoryId: string;

beforeAll(async () => {
  ({ app, customer } = await customerAt(sandbox.url, { timeoutMs: 20_000 }));
  const { rows } = await app.db.execute<{ id: string }>(sql`select category_id as id from vehicle`);
  categoryId = rows[0]?.id ?? '';
});
afterAll(() => app.close());

const step = fc.oneof(
  fc.record({
    do: fc.constant('change' as const),
    from: fc.integer({ min: 10, max: 20 }),
    days: fc.constantFrom(1, 2, 6, 25),
  }),
  fc.record({ do: fc.constant('pay' as const), paymentPlan: fc.constantFrom('full', 'deposit'), isGood: fc.boolean() }),
  fc.record({ do: fc.constant('end' as const) }),
  fc.record({ do: fc.constant('drop' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const on = (ahead: number) => `${Temporal.Now.plainDateISO('Asia/Bangkok').add({ days: ahead })}T10:00`;
let vehicles = 0;
let minutes = 0;

const happen = async (booking: Booked, one: Step) => {
  const { bookingId: id, headers } = booking;
  if (one.do === 'pay') {
    const { paymentPlan, isGood } = one;
    return customer.payByCard(booking, isGood ? cards.good : cards.poor, { paymentPlan });
  }
  if (one.do === 'drop') return app.call('DELETE /bookings/:id/change', { params: { id }, headers });
  if (one.do === 'end') {
    minutes += 31;
    app.setNow(bangkokNow(minutes));
    return app.runJob('end-unpaid-changes');
  }
  const dates = { pickupDate: on(one.from), returnDate: on(one.from + one.days) };
  const modify = (body: object) => app.call('POST /bookings/:id/modify', { params: { id }, headers, body });
  const { body, status } = await modify({ ...dates, dryRun: true });
  return status === 200 && modify({ ...dates, totalAmount: body.data.quote.total });
};

/** What is kept, and the deposit of what was sold, in satang. */
const keptOf = async (id: string) => {
  const { rows } = await app.db.execute<{ kept: number; deposit: number; status: string }>(sql`
    select (paid_satang - refunded_satang - promised_satang)::int as kept, (quote->>'depositAmount')::int as deposit, status
    from booking where id = ${id}`);
  return rows[0];
};

test('after any changes, payments and ends, no confirmed booking keeps less than its deposit', async () => {
  const history = fc.array(step, { minLength: 2, maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      vehicles += 1;
      const one = vehicle({ categoryId, licensePlate: `8กก ${1000 + vehicles}` });
      const [vehicleId = ''] = await app.step(({ tx }) => addVehicles(tx, [one]));
      const customerInfo = { firstName: 'Hannah', lastName: 'Keller', phone: '+61 4 5550 0142', licenseNumber: 'N 1' };
      const booking = await customer.book({
        vehicleId,
        customerInfo: { ...customerInfo, email: `guest${vehicles}@example.com` },
        returnDate: on(16),
        totalAmount: 1070,
        paymentPlan: 'deposit',
      });
      await customer.payByCard(booking, cards.good);
      for (const next of steps) {
        await happen(booking, next);
        const { kept = 0, deposit = 0, status } = (await keptOf(booking.bookingId)) ?? {};
        expect(status).toBe('confirmed');
        expect(kept).toBeGreaterThanOrEqual(deposit);
      }
    }),
    drawn(12),
  );
});
