import { type SQL, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/index.ts';
import type { TestApp } from '../fresh-app.ts';
import { oneVehicle, someLocations } from './fleet.ts';

export const customer = {
  firstName: 'Hannah',
  lastName: 'Keller',
  email: 'hannah.keller@example.com',
  phone: '+61 4 5550 0142',
  licenseNumber: 'NSW 1234 5678',
};

/** A business with one Toyota Yaris at ฿1,000 a day, 7 percent VAT on top, and two places. */
export const smallBusiness = (app: TestApp) =>
  app.step(async ({ tx }) => ({ ...(await oneVehicle(tx)), ...(await someLocations(tx)) }));

type NewBooking = CallOf<'POST /bookings'>['body'];

/** The body of a booking: by default five days in December for ฿5,350 including VAT. */
export const bookingBody = (vehicleId: string, values: Partial<NewBooking> = {}): NewBooking => ({
  vehicleId,
  customerInfo: customer,
  pickupLocation: 'Silom',
  dropoffLocation: 'Silom',
  pickupDate: '2026-12-05T10:00',
  returnDate: '2026-12-10T10:00',
  totalAmount: 5350,
  ...values,
});

/** As `bookingBody`, by a different guest per `number`, so that the cap on holds does not apply. */
export const bookingBodyOfAnother = (vehicleId: string, number: number, values: Partial<NewBooking> = {}): NewBooking =>
  bookingBody(vehicleId, { customerInfo: { ...customer, email: `guest${number}@example.com` }, ...values });

/** Sets a booking's state to that after a payment: paid and confirmed, without a hold that expires. */
export const paidFor = async (app: TestApp, bookingId: string, baht: number, fees = 0): Promise<void> => {
  await changedInDatabase(
    app,
    sql`paid_satang = ${baht * 100}, fees_satang = ${fees * 100}, status = 'confirmed', hold_until = null`,
    sql`id = ${bookingId}`,
  );
  await app.db.execute(sql`update addon_reservation set held_until = null where booking_id = ${bookingId}`);
};

/** Sets columns of bookings, all by default, without their use case; their vehicles' occupancy goes with them. */
export const changedInDatabase = (app: TestApp, set: SQL, where: SQL = sql`true`): Promise<void> =>
  app.db.transaction(async (tx) => {
    await tx.execute(sql`update booking set ${set} where ${where}`);
    await tx.execute(sql`
      delete from vehicle_occupancy using booking b where b.id = booking_id and b.status = 'cancelled'`);
    await tx.execute(
      sql`delete from booking_change using booking b where b.id = booking_id and b.status = 'cancelled'`,
    );
    // Only those that disagree, so that tests which do this at once do not wait for each other.
    await tx.execute(sql`
      update vehicle_occupancy o set vehicle_id = b.vehicle_id, during = wanted.during, held_until = wanted.held_until
      from booking b, lateral (
        select tstzrange(b.pick_up_at, b.blocked_until) as during,
          case when b.status = 'pending' then coalesce(b.hold_until, b.kept_until) end as held_until
      ) wanted
      where b.id = o.booking_id and b.status <> 'completed'
        and (o.vehicle_id, o.during, o.held_until) is distinct from (b.vehicle_id, wanted.during, wanted.held_until)`);
  });

/** Confirms a booking without a payment, as staff can; its hold no longer expires. */
export const confirmed = (app: TestApp, bookingId: string): Promise<void> => paidFor(app, bookingId, 0);

/** The payloads of a task's queued jobs, oldest first. */
export const jobsOf = async (app: TestApp, task: string): Promise<Record<string, unknown>[]> => {
  const { rows } = await app.db.execute<{ payload: Record<string, unknown> }>(sql`
    select payload from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier = ${task} order by jobs.id`);
  return rows.map(({ payload }) => payload);
};

/** The headers with which the customer of a booking opens it, after looking it up by its number. */
export const guestOf = async (app: TestApp, bookingId: string): Promise<Record<string, string>> => {
  const { rows } = await app.db.execute<{ email: string; reference: string }>(
    sql`select email, reference from booking where id = ${bookingId}`,
  );
  const { email = '', reference: bookingNumber = '' } = rows[0] ?? {};
  const { body } = await app.call('POST /bookings/lookup', { body: { bookingNumber, email } });
  return { 'x-booking-token': body.data.accessToken };
};
