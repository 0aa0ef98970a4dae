import { sql } from 'drizzle-orm';
import { writeSettings } from '#modules/settings/index.ts';
import { freshApp, type TestApp } from '../fresh-app.ts';
import { bookingBody, bookingBodyOfAnother, smallBusiness } from './booking.ts';
import { card, paymentsAt } from './payments.ts';

export type Customer = Awaited<ReturnType<typeof customerOf>>;
export type Books = ReturnType<typeof booksOf>;
export type Booked = { bookingId: string; headers: Record<string, string> };

/** The current Bangkok time of the real clock, which the sandbox also uses. */
export const bangkokNow = (minutesLater = 0): string =>
  Temporal.Now.instant()
    .add({ minutes: minutesLater })
    .toZonedDateTimeISO('Asia/Bangkok')
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' });

const day = (ahead: number) => Temporal.Now.plainDateISO('Asia/Bangkok').add({ days: ahead }).toString();
const dates = () => ({ pickupDate: `${day(15)}T10:00`, returnDate: `${day(20)}T10:00` });

type Options = Parameters<typeof paymentsAt>[1] &
  Pick<NonNullable<Parameters<typeof freshApp>[0]>, 'limits' | 'log' | 'metrics' | 'smsGateway'>;

/** An app at the current time with a payment provider, a customer, and its books. Close the app when done. */
export const customerAt = async (
  providerUrl: string,
  { limits = false, log, metrics, smsGateway, ...access }: Options = {},
) => {
  const more = { ...(log && { log }), ...(metrics && { metrics }), ...(smsGateway && { smsGateway }) };
  const app = await freshApp({ now: bangkokNow(), payments: paymentsAt(providerUrl, access), limits, ...more });
  return { app, customer: await customerOf(app), books: booksOf(app) };
};

/** A customer who books five days for ฿5,350 and pays; with automatic confirmation after payment. */
const customerOf = async (app: TestApp) => {
  const { vehicleId } = await smallBusiness(app);
  await app.step(({ tx }) => writeSettings(tx, 'booking', { autoApproval: true }));

  const book = async (values: Parameters<typeof bookingBody>[1] = {}): Promise<Booked> => {
    const { body } = await app.call('POST /bookings', { body: bookingBody(vehicleId, { ...dates(), ...values }) });
    return { bookingId: body.bookingId, headers: { 'x-booking-token': body.data.accessToken } };
  };
  const tokenOf = async (cardNumber: string) =>
    (await app.call('POST /payments/create-token', { body: card(cardNumber) })).body.data.token;
  const sourceOf = async (type: string, amount = 5350, more: object = {}) => {
    const { body } = await app.call('POST /payments/create-source', { body: { type, amount, ...more } });
    return body.data.sourceId;
  };
  const charge = ({ bookingId, headers }: Booked, values: object) =>
    app.call('POST /payments/charge', { headers, body: { bookingId, ...values } });

  return {
    vehicleId,
    book,
    bookByAnother: (number: number) =>
      app.call('POST /bookings', { body: bookingBodyOfAnother(vehicleId, number, dates()) }),
    tokenOf,
    sourceOf,
    charge,
    payByCard: async (booking: Booked, cardNumber: string, more: object = {}) =>
      charge(booking, { cardToken: await tokenOf(cardNumber), ...more }),
    payBy: async (booking: Booked, paymentMethod: string, more: object = {}) =>
      charge(booking, { paymentMethod, sourceId: await sourceOf(paymentMethod), ...more }),
    verify: ({ headers }: Booked, chargeId: string) =>
      app.call('GET /payments/verify/:chargeId', { headers, params: { chargeId } }),
    latest: ({ bookingId, headers }: Booked) =>
      app.call('GET /payments/latest/:bookingId', { headers, params: { bookingId } }),
    read: async ({ bookingId, headers }: Booked) =>
      (await app.call('GET /bookings/:id', { params: { id: bookingId }, headers })).body.data,
  };
};

/** The app's ledger entries and payment attempts, as short strings, and the payloads of its queued jobs. */
const booksOf = (app: TestApp) => ({
  ledger: async () => {
    const { rows } = await app.db.execute<{ entry: string }>(
      sql`select kind || ' ' || method_type || ' ' || amount_satang as entry from ledger_entry order by id`,
    );
    return rows.map(({ entry }) => entry);
  },
  attempts: async () => {
    const { rows } = await app.db.execute<{ attempt: string }>(
      sql`select method_type || ' ' || status as attempt from payment_attempt order by id`,
    );
    return rows.map(({ attempt }) => attempt);
  },
  jobs: async (task: string) => {
    const { rows } = await app.db.execute<{ payload: Record<string, string> }>(
      sql`select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
          where t.identifier = ${task} order by j.id`,
    );
    return rows.map(({ payload }) => payload);
  },
});

/** Runs a task's queued jobs, as the queue would. */
export const doJobs = async (app: TestApp, task: string): Promise<void> => {
  const { rows } = await app.db.execute<{ id: string; payload: unknown }>(
    sql`select j.id, j.payload from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ${task} order by j.id`,
  );
  for (const { id, payload } of rows) {
    await app.db.execute(sql`select graphile_worker.complete_jobs(array[${id}]::bigint[])`);
    await app.runJob(task, payload);
  }
};
