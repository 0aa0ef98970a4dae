import { sql } from 'drizzle-orm';
import type { CallOf } from '#contract/index.ts';
import type { TestApp } from '../fresh-app.ts';
import { type bookingBody, bookingBodyOfAnother, paidFor, smallBusiness } from './booking.ts';
import { counter } from './counter.ts';
import { anotherSession, type Person, signedInAs } from './signed-in.ts';

/** A small business with a clerk and an admin signed in. */
export const desk = async (app: TestApp) => {
  const business = await smallBusiness(app);
  const clerk = await signedInAs(app, { role: 'STAFF', firstName: 'Lek', lastName: 'Counter' });
  const admin = await signedInAs(app, { role: 'ADMIN', firstName: 'Nok', lastName: 'Head' });
  return { ...business, clerk, admin };
};

type BookingValues = NonNullable<Parameters<typeof bookingBody>[1]>;

/** Books five days in December for ฿5,350, unpaid, for a different guest each time. Returns the booking's id. */
export const booked = async (app: TestApp, vehicleId: string, values: BookingValues = {}): Promise<string> => {
  const { body } = await app.call('POST /bookings', { body: bookingBodyOfAnother(vehicleId, guestOf(app), values) });
  return body.bookingId;
};
const guestOf = counter();

/** As `booked`, but confirmed and paid: in full, or `baht`. */
export const confirmedBooking = async (app: TestApp, vehicleId: string, values: BookingValues = {}, baht = 5350) => {
  const id = await booked(app, vehicleId, values);
  await paidFor(app, id, baht);
  return id;
};

/** The office's view of a booking. */
export const officeBooking = async (app: TestApp, { headers }: Person, id: string) => {
  const { status, body, problem } = await app.call('GET /admin/bookings/:id', { params: { id }, headers });
  if (status !== 200) throw new Error(`Booking ${id} is answered ${status} ${problem.error}`);
  return body.data;
};

/** Moves the clock, and gives clerk and admin new sessions, because a session lasts an hour. */
export const at = async (app: TestApp, office: Awaited<ReturnType<typeof desk>>, moment: string) => {
  app.setNow(moment);
  const anew = async (person: Person) => ({ ...person, ...(await anotherSession(app, person.id)) });
  return { ...office, clerk: await anew(office.clerk), admin: await anew(office.admin) };
};

/** Changes a booking's status as staff, with the current version unless `body` overrides it. */
export const moved = async (
  app: TestApp,
  person: Person,
  id: string,
  body: Partial<CallOf<'PUT /admin/bookings/:id/status'>['body']> &
    Pick<CallOf<'PUT /admin/bookings/:id/status'>['body'], 'status'>,
) => {
  const { version } = await officeBooking(app, person, id);
  const sent = { params: { id }, headers: person.headers, body: { version, ...body } };
  return app.call('PUT /admin/bookings/:id/status', sent);
};

/**
 * An agreement of a booking that stands whatever changes in it, without a paper; by default without a word about charges
 * after the return.
 */
export const signedFor = (app: TestApp, bookingId: string, facts: { agreesToLaterCharges?: boolean } = {}) =>
  app.db.execute(sql`
    insert into rental_agreement (booking_id, version, facts, signed_name, signed_at, pdf)
    select ${bookingId}, coalesce(max(version), 0) + 1, ${JSON.stringify(facts)}::jsonb, 'Hannah Keller', now(), ''
    from rental_agreement where booking_id = ${bookingId}`);

const readings = { mileage: 12_000, fuel: 8, licenseChecked: true as const };

/** Records the pick-up of a confirmed booking whose agreement is signed: 12,000 km, a full tank. */
export const pickedUp = async (
  app: TestApp,
  person: Person,
  id: string,
  more: Partial<CallOf<'POST /admin/bookings/:id/pick-up'>['body']> = {},
) => {
  const { version, agreement } = await officeBooking(app, person, id);
  if (agreement.state !== 'signed') await signedFor(app, id);
  return app.call('POST /admin/bookings/:id/pick-up', {
    params: { id },
    headers: person.headers,
    body: { ...readings, version, ...more },
  });
};

/** Records the return: 12,400 km, half a tank. */
export const returned = async (
  app: TestApp,
  person: Person,
  id: string,
  more: Partial<CallOf<'POST /admin/bookings/:id/return'>['body']> = {},
) => {
  const { version } = await officeBooking(app, person, id);
  return app.call('POST /admin/bookings/:id/return', {
    params: { id },
    headers: person.headers,
    body: { mileage: 12_400, fuel: 4, version, ...more },
  });
};

/** The vehicle occupancy of a booking in Bangkok time, as `… to …`; empty when there is none. */
export const takenFor = async (app: TestApp, bookingId: string): Promise<string[]> => {
  const { rows } = await app.db.execute<{ from: string; until: string }>(sql`
    select to_char(lower(during) at time zone 'Asia/Bangkok', 'YYYY-MM-DD HH24:MI') as from,
      to_char(upper(during) at time zone 'Asia/Bangkok', 'YYYY-MM-DD HH24:MI') as until
    from vehicle_occupancy where booking_id = ${bookingId}`);
  return rows.map(({ from, until }) => `${from} to ${until}`);
};
