import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { lockBooking } from '#modules/booking/index.ts';
import { createTypesetter } from '#modules/documents/index.ts';
import { writeSettings } from '#modules/settings/index.ts';
import { returnedRow } from '#platform/database/database.ts';
import { smallBusiness } from '#test/builders/booking.ts';
import { bangkokNow } from '#test/builders/paying.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { storedBooking } from '#test/builders/stored-booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { startProcesses } from '#test/start-processes.ts';
import { beginIssuing } from './issue-paper.ts';
import { issuePaymentDocuments } from './issue-payment-documents.ts';

let app: TestApp;
let vehicleId: string;
let headers: Record<string, string>;
let processes: Awaited<ReturnType<typeof startProcesses>>;
// The two processes use real clocks.
const now = bangkokNow();
const month = now.slice(0, 7);

beforeAll(async () => {
  app = await freshApp({ now });
  ({ vehicleId } = await smallBusiness(app));
  await app.step(({ tx }) => writeSettings(tx, 'general', { taxId: '0105569000002' }));
  headers = await signedIn(app, 'STAFF');
  processes = await startProcesses(app.databaseUrl, 2);
});
afterAll(async () => {
  await processes?.stop();
  await app.close();
});

/** A booking that is fully paid, also in the ledger. */
const paid = async () => {
  const { bookingId } = await storedBooking(app, vehicleId, { status: 'completed' });
  await app.db.execute(sql`
    insert into ledger_entry (booking_id, kind, method_type, amount_satang, created_at)
    values (${bookingId}, 'payment', 'cash', 615250, ${toInstant(now).toString()})`);
  return bookingId;
};
const issueThrough = async (index: number, bookingId: string, kind: string) => {
  const reply = await fetch(`${processes.addresses[index % 2]}/api/admin/bookings/${bookingId}/documents`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ kind, buyer }),
  });
  const { data } = (await reply.json()) as { data?: { number: string } };
  return { status: reply.status, number: data?.number ?? '' };
};
const buyer = { name: 'Hannah Keller', address: '1 Silom Road', taxId: '', branch: '' };
const numbersFrom = (prefix: string, first: number, howMany: number) =>
  Array.from({ length: howMany }, (_, index) => `${prefix}${month}-${first + index}`);

test('twenty invoices that two processes issue at once have consecutive numbers, none missing and none twice', async () => {
  const bookings = await Promise.all(Array.from({ length: 20 }, paid));
  const issued = await Promise.all(bookings.map((id, index) => issueThrough(index, id, 'tax-invoice')));
  expect(issued.map(({ status }) => status)).toEqual(bookings.map(() => 200));
  expect(issued.map(({ number }) => number).sort()).toEqual(numbersFrom('', 1000, 20));
  const { rows } = await app.db.execute(sql`select 1 from issued_document where length(pdf) > 1000`);
  expect(rows).toHaveLength(20);
});

test('one booking of which ten ask at once has one invoice', async () => {
  const bookingId = await paid();
  const issued = await Promise.all(
    Array.from({ length: 10 }, (_, index) => issueThrough(index, bookingId, 'tax-invoice')),
  );
  expect(new Set(issued.map(({ number }) => number))).toEqual(new Set(numbersFrom('', 1020, 1)));
});

test('the series of what is without tax is its own', async () => {
  const untaxed = async () => {
    const id = await paid();
    await app.db.execute(sql`
      update booking set quote = jsonb_set(quote, '{lines}', (
        select jsonb_agg(line) from jsonb_array_elements(quote -> 'lines') line where line ->> 'kind' <> 'tax'))
      where id = ${id}`);
    return id;
  };
  const issued = await Promise.all([0, 1, 2].map(async (index) => issueThrough(index, await untaxed(), 'receipt')));
  expect(issued.map(({ number }) => number).sort()).toEqual(numbersFrom('R', 1000, 3));
});

test('a paper that cannot be set spends no number', async () => {
  const typesetter = createTypesetter();
  const broken = { ...typesetter, typesetPages: () => Promise.reject(new Error('The paper could not be set')) };
  const bookings = [await paid(), await paid()];
  const issueWith = (tools: typeof broken, id = '') =>
    app.step(async (ctx) => {
      const booking = returnedRow(await lockBooking(ctx.tx, id));
      const issuing = await beginIssuing(ctx, booking, { typesetter: tools, testPayments: async () => true });
      const asked = { kind: 'tax-invoice' as const, buyer, replaces: [] };
      return (await issuePaymentDocuments(issuing, asked)).issued?.number;
    });
  await expect(issueWith(broken, bookings[0])).rejects.toThrow('could not be set');
  expect(await issueWith(typesetter as typeof broken, bookings[1])).toBe(`${month}-1021`);
  expect(await issueWith(typesetter as typeof broken, bookings[0])).toBe(`${month}-1022`);
  await typesetter.stop();
});
