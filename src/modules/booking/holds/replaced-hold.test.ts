import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { satang } from '#kernel/money.ts';
import { writeSettings } from '#modules/settings/index.ts';
import { bookingBody, changedInDatabase, smallBusiness } from '#test/builders/booking.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { whileUncommitted } from '#test/builders/while-uncommitted.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { lockForPayment, receivePayment } from '../index.ts';

let app: TestApp;
let vehicleId: string;
let held: string;
let headers: Record<string, string>;

const on = (month: string) => ({ pickupDate: `2027-${month}-05T10:00`, returnDate: `2027-${month}-10T10:00` });
const withPoints = { usePoints: 53, totalAmount: 5293.29 };

/** A visitor with 53 points holds a vehicle with all of them. */
beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
  await writeSettings(app.db, 'features', { enableLoyaltyProgram: true });
  await writeSettings(app.db, 'booking', { advanceBookingDays: 365 });
  ({ headers } = await signedInAs(app));
  const earning = (await app.call('POST /bookings', { body: bookingBody(vehicleId), headers })).body.bookingId;
  await changedInDatabase(
    app,
    sql`status = 'completed', paid_satang = 535000, hold_until = null, earns_points = true`,
    sql`id = ${earning}`,
  );
  const { body } = await app.call('POST /bookings', {
    body: bookingBody(vehicleId, { ...on('01'), ...withPoints }),
    headers,
  });
  held = body.bookingId;
  headers = { ...headers, 'x-booking-token': body.data.accessToken };
});
afterEach(() => app.close());

const chooseAgain = () =>
  app.call('POST /bookings', { body: bookingBody(vehicleId, { ...on('02'), ...withPoints }), headers });

const standing = async () =>
  (await app.db.execute(sql`select id from booking where status not in ('cancelled', 'completed')`)).rows.map(
    ({ id }) => id,
  );

test('a hold that is paid at the moment at which its visitor chooses again is not given up, and nothing is booked', async () => {
  const second = await whileUncommitted(
    app,
    async (ctx) => {
      const sums = { paid: satang(529_300), refunded: satang(0), fees: satang(0) };
      await receivePayment(ctx, await lockForPayment(ctx, held), { ...sums, plan: 'full', isOwed: true });
    },
    chooseAgain,
  );
  expect([second.status, second.problem.error]).toEqual([409, 'booking.changed-meanwhile']);
  expect(await standing()).toEqual([held]);
  // Asked again, it would be a booking beside the first, and the points are spent.
  expect((await chooseAgain()).problem.messages).toEqual({ usePoints: 'You have no points to spend' });
});

test('a hold that ended at the moment at which its visitor chooses again is in nobody’s way', async () => {
  const second = await whileUncommitted(
    app,
    async (ctx) => {
      await lockForPayment(ctx, held);
      await ctx.tx.execute(sql`update booking set status = 'cancelled', hold_until = null, cancelled_at = now(),
        cancelled_because = 'customer' where id = ${held}`);
      await ctx.tx.execute(sql`delete from vehicle_occupancy where booking_id = ${held}`);
    },
    chooseAgain,
  );
  expect(second.status).toBe(200);
  expect(await standing()).toEqual([second.body.bookingId]);
});
