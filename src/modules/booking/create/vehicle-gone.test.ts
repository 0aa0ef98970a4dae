import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSettings } from '#modules/settings/index.ts';
import { bookingBody } from '#test/builders/booking.ts';
import { confirmedBooking, desk, officeBooking } from '#test/builders/desk.ts';
import { fullCover } from '#test/builders/extras.ts';
import { whileUncommitted } from '#test/builders/while-uncommitted.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
});
afterEach(() => app.close());

type Wish = Parameters<typeof bookingBody>[1];
const book = (values: Wish) => app.call('POST /bookings', { body: bookingBody(office.vehicleId, values) });

const whileDeleted = <Answer>(table: 'location' | 'insurance_package', id: string, call: () => Promise<Answer>) =>
  whileUncommitted(
    app,
    async ({ tx }) => {
      if (table === 'insurance_package') {
        await tx.execute(sql`delete from insurance_package_option where package_id = ${id}`);
        await tx.execute(sql`delete from insurance_package_rate where package_id = ${id}`);
      }
      await tx.execute(sql`delete from ${sql.identifier(table)} where id = ${id}`);
    },
    call,
  );

test.each([
  ['pickupLocation', 'There is no such pick-up location'],
  ['dropoffLocation', 'There is no such return location'],
])('a %s that is deleted while it is booked is refused as a moment later', async (field, sentence) => {
  const values = { dropoffLocation: 'Suvarnabhumi Airport', pickupLocation: 'Suvarnabhumi Airport', [field]: 'Silom' };
  await writeSettings(app.db, 'features', { enableMultiLocation: true });
  const booked = () => book(values);
  const during = await whileDeleted('location', office.silom, booked);
  expect([during.status, during.problem.messages]).toEqual([422, { [field]: sentence }]);
  const after = await booked();
  expect([after.status, after.problem.messages]).toEqual([422, { [field]: sentence }]);
});

test('a cover that is deleted while it is booked is refused as a moment later', async () => {
  const packageId = await app.step(({ tx }) => fullCover(tx, office.categoryId));
  const booked = () => book({ selectedInsurance: { packageId, payAt: 'online' }, totalAmount: 7490 });
  const gone = { selectedInsurance: 'This cover is not available for the vehicle' };
  const during = await whileDeleted('insurance_package', packageId, booked);
  expect([during.status, during.problem.messages]).toEqual([422, gone]);
  const after = await booked();
  expect([after.status, after.problem.messages]).toEqual([422, gone]);
});

test('a place that is deleted while staff give it to a booking is refused', async () => {
  const elsewhere = { pickupLocation: 'Suvarnabhumi Airport', dropoffLocation: 'Suvarnabhumi Airport' };
  const id = await confirmedBooking(app, office.vehicleId, elsewhere);
  const { version } = await officeBooking(app, office.clerk, id);
  const body = { version, dropoffLocationId: office.silom };
  const { status, problem } = await whileDeleted('location', office.silom, () =>
    app.call('PUT /admin/bookings/:id', { params: { id }, headers: office.clerk.headers, body }),
  );
  expect([status, problem.error]).toEqual([422, 'form.invalid']);
});
