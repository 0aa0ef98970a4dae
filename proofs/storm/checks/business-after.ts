import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { changeSettings } from '#test/builders/change-settings.ts';
import { customerAt } from '#test/builders/paying.ts';
import { cards } from '#test/builders/payments.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';
import { newJournal } from '../load/journal.ts';
import { payersAt } from '../load/payers.ts';
import type { Evidence } from './evidence.ts';

type Calm = (paying: Awaited<ReturnType<typeof customerAt>>, providerUrl: string) => Promise<Evidence>;

/**
 * A test business in the state after a successful storm; without `lay`: a booking paid by card, partly refunded and receipted, a held
 * booking, a maintenance block, and all e-mails sent. `planted` runs statements that corrupt it, returns what a check
 * finds, and restores it.
 */
export const businessAfter = (lay: Calm = calmBusiness) => {
  const sandbox = runSandbox();
  let app: TestApp | undefined;
  let client: pg.Client | undefined;
  let evidence: Evidence | undefined;

  beforeAll(async () => {
    const paying = await customerAt(sandbox.url);
    app = paying.app;
    evidence = await lay(paying, sandbox.url);
    client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client?.end();
    await app?.close();
  });

  const planted = async (
    find: (evidence: Evidence) => Promise<string[]>,
    statements: readonly string[] = [],
    more: (calm: Evidence) => Partial<Evidence> = () => ({}),
  ): Promise<string[]> => {
    if (!client || !evidence) throw new Error('The business is there during tests only');
    const spoilt = client;
    await spoilt.query('begin');
    try {
      for (const statement of statements) await spoilt.query(statement);
      const rows: Evidence['rows'] = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
        (await spoilt.query<Row>(text, values)).rows;
      return await find({ ...evidence, rows, ...more(evidence) });
    } finally {
      await spoilt.query('rollback');
    }
  };
  return { planted };
};

const calmBusiness: Calm = async ({ app, customer }, providerUrl) => {
  const journal = newJournal();
  await changeSettings(app, { general: { taxId: '0105569000002' } });
  const { headers } = await signedInAs(app, { role: 'STAFF' });
  const booking = await customer.book();
  const { chargeId } = (await customer.payByCard(booking, cards.good)).body.data;
  await app.call('POST /payments/refunds', {
    headers,
    body: { bookingId: booking.bookingId, amount: 2000, reason: 'Goodwill' },
  });
  const { data: invoice } = (
    await app.call('POST /admin/bookings/:id/documents', {
      headers,
      params: { id: booking.bookingId },
      body: { kind: 'tax-invoice' },
    })
  ).body;
  await customer.book({ pickupDate: `${dayAhead(40)}T10:00`, returnDate: `${dayAhead(45)}T10:00` });
  await app.call('POST /admin/vehicles/:id/maintenance', {
    headers,
    params: { id: customer.vehicleId },
    body: { from: `${dayAhead(30)}T08:00`, until: `${dayAhead(31)}T08:00`, reason: 'Tyres' },
  });
  await app.runJob('mail-booking-confirmed', { bookingId: booking.bookingId });
  await app.runJob('mail-booking-paid', { bookingId: booking.bookingId });
  const sent = await app.db.pool.query<{ id: string; to_address: string }>(
    "update mail set status = 'sent', sent_at = now() returning id, to_address",
  );
  journal.acknowledged.push(
    { what: 'booking', bookingId: booking.bookingId, version: 1 },
    { what: 'payment', bookingId: booking.bookingId, chargeId, satang: 535_000 },
    { what: 'document', documentId: invoice.id, number: invoice.number },
  );
  const payers = payersAt(providerUrl);
  const arrivedAt = Date.now();
  return {
    journal,
    rows: async () => [],
    provider: { charges: await payers.charges(), refunds: await payers.refunds() },
    deliveries: sent.rows.map(({ id, to_address: to }) => ({ message: id, to, sender: 0, answeredAt: arrivedAt })),
    outages: [],
    logLines: [],
    crashes: [],
  };
};

const dayAhead = (days: number) => Temporal.Now.plainDateISO('Asia/Bangkok').add({ days }).toString();
