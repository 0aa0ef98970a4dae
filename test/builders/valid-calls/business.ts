import { sql } from 'drizzle-orm';
import type { CallOf, ContractRoute, ReplyOf } from '#contract/index.ts';
import { addVehicles } from '#modules/fleet/index.ts';
import { addPromotions } from '#modules/pricing/index.ts';
import { writeSettings } from '#modules/settings/index.ts';
import type { TestApp } from '../../fresh-app.ts';
import { bookingBody, changedInDatabase, paidFor } from '../booking.ts';
import { desk, signedFor } from '../desk.ts';
import { fullCover, someAddons } from '../extras.ts';
import { vehicle } from '../fleet.ts';
import { jpeg, scene } from '../pictures.ts';
import { promotion } from '../promotions.ts';
import type { providerAt } from '../provider.ts';
import { signedInAs } from '../signed-in.ts';
import { validWrites } from '../valid-writes.ts';

export type Business = Awaited<ReturnType<typeof business>>;

type Provider = ReturnType<typeof providerAt>;

export type Booked = Readonly<{ id: string; headers: Record<string, string> }>;

type Sent<R extends ContractRoute> = Partial<CallOf<R>> & { headers?: Record<string, string> };

/** A small business with every kind of product, and with the customer, clerk and admin who make the calls. */
export const business = async (app: TestApp, provider: Provider) => {
  // The contact form is opened some minutes before its message is sent.
  app.setNow('2026-11-20T11:55');
  const { stamp } = (await app.call('GET /contact/form')).body.data;
  app.setNow('2026-11-20T12:00');
  const desked = await desk(app);
  const { vehicleId, categoryId } = desked;
  const [another = ''] = await app.step(({ tx }) =>
    addVehicles(tx, [vehicle({ categoryId, licensePlate: '3กก 3000' })]),
  );
  const { childSeat: addonId } = await app.step(({ tx }) => someAddons(tx));
  const packageId = await app.step(({ tx }) => fullCover(tx, categoryId));
  await app.step(({ tx }) => addPromotions(tx, [promotion()]));
  const customer = await signedInAs(app, { email: 'somchai@example.com' });

  /** Makes a call; throws unless it succeeds. */
  const done = async <R extends ContractRoute>(route: R, sent: Sent<R> = {}): Promise<ReplyOf<R>> => {
    const { status, body, problem } = await app.call(route, sent);
    if (status !== 200) throw new Error(`${route} is answered ${status}: ${JSON.stringify(problem)}`);
    return body;
  };
  const byClerk = <R extends ContractRoute>(route: R, sent: Sent<R> = {}) =>
    done(route, { ...sent, headers: desked.clerk.headers });
  const byAdmin = <R extends ContractRoute>(route: R, sent: Sent<R> = {}) =>
    done(route, { ...sent, headers: desked.admin.headers });

  /** Books five days in December for ฿5,350. Returns id and token header. */
  const booked = async (of = vehicleId): Promise<Booked> => {
    const { data } = await done('POST /bookings', { body: bookingBody(of) });
    return { id: data.bookingId, headers: { 'x-booking-token': data.accessToken } };
  };
  /** As `booked`, but confirmed and marked as paid in the database. */
  const confirmed = async (): Promise<Booked> => {
    const booking = await booked();
    await paidFor(app, booking.id, 5350);
    return booking;
  };
  /** As `booked`, but to be paid by bank transfer, to a business that has a PromptPay ID. */
  const byTransfer = async (): Promise<Booked> => {
    await app.step(({ tx }) => writeSettings(tx, 'payment', { promptPayId: '0812345678' }));
    const booking = await booked();
    await done('POST /payments/offline', {
      headers: booking.headers,
      body: { bookingId: booking.id, paymentMethod: 'bank_transfer', acceptTerms: true },
    });
    return booking;
  };
  /** As `booked`, but paid by card at the provider. */
  const charged = async () => {
    const booking = await booked();
    const { data } = await done('POST /payments/simulate', {
      headers: booking.headers,
      body: { bookingId: booking.id },
    });
    return { ...booking, charge: data };
  };
  const versionOf = async ({ id }: Booked) =>
    (await byClerk('GET /admin/bookings/:id', { params: { id } })).data.version;
  const totalOf = async ({ id }: Booked) =>
    (await byClerk('GET /admin/bookings/:id', { params: { id } })).data.totalAmount;
  /** As `charged`, but with the vehicle picked up. */
  const out = async () => {
    const booking = await charged();
    const { id } = booking;
    const status = { version: await versionOf(booking), status: 'confirmed' as const };
    if ((await byClerk('GET /admin/bookings/:id', { params: { id } })).data.status === 'pending')
      await byClerk('PUT /admin/bookings/:id/status', { params: { id }, body: status });
    await signedFor(app, id);
    const body = { version: await versionOf(booking), mileage: 12_000, fuel: 8, licenseChecked: true as const };
    await byClerk('POST /admin/bookings/:id/pick-up', { params: { id }, body });
    return booking;
  };
  /** As `confirmed`, but with the vehicle returned. */
  const completed = async (): Promise<Booked> => {
    const booking = await confirmed();
    await changedInDatabase(
      app,
      sql`status = 'completed', hold_until = null, picked_up_at = created_at, returned_at = '2026-11-20T10:00+07'`,
      sql`id = ${booking.id}`,
    );
    return booking;
  };

  const writes = validWrites({ vehicleId, bookingId: vehicleId, addonId, categoryId, packageId });
  return {
    ...desked,
    app,
    provider,
    stamp,
    another,
    addonId,
    packageId,
    customer,
    writes,
    done,
    byClerk,
    byAdmin,
    booked,
    confirmed,
    byTransfer,
    charged,
    versionOf,
    totalOf,
    out,
    completed,
    optionId: (await byClerk('GET /insurance/options')).data[0]?.id ?? '',
    photo: await jpeg(400, 240),
    signature: (await scene(400, 160).png().toBuffer()).toString('base64'),
    dates: { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00' },
    choices: {
      selectedAddons: [{ addonId, quantity: 1 }],
      selectedInsurance: {
        packageId,
        payAt: 'online' as const,
        packageName: 'Full cover',
        totalCost: 2000,
        paymentOption: 'online' as const,
      },
      promoCode: 'TEN',
    },
    list: { page: 1, limit: 10, search: 'a' },
    range: { from: '2026-11-01', to: '2026-11-30' },
  };
};
