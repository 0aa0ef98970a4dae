import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { companyBuyer, papersDesk } from '#test/builders/papers.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let papers: Awaited<ReturnType<typeof papersDesk>>;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  papers = await papersDesk(app);
});
afterEach(() => app.close());

const issuedByStaff = async () => {
  await app.call('POST /payments/records', {
    headers: papers.headers,
    body: { bookingId: papers.bookingId, amount: 5350, paymentMethod: 'cash' },
  });
  return (await papers.issue({ kind: 'tax-invoice', buyer: companyBuyer })).body.data.id;
};
const ownCopy = async (id: string) =>
  papers.textAt(`/bookings/${papers.bookingId}/documents/${id}`, await papers.customer());

test('who takes the original of a document first has it: the customer, and staff print copies', async () => {
  const id = await issuedByStaff();
  expect(await ownCopy(id)).toContain('ต้นฉบับOriginal');
  expect(await ownCopy(id)).toContain('ต้นฉบับOriginal');
  expect(await papers.print(id)).toMatchObject({ mark: 'copy', text: expect.stringContaining('สำเนาCopy') });
  const { rows } = await app.db.execute(sql`select mark, by_id from document_print order by id`);
  expect(rows).toEqual([
    { mark: 'original', by_id: null },
    { mark: 'copy', by_id: papers.office.clerk.id },
  ]);
});

test('or staff, and the customer has a copy', async () => {
  const id = await issuedByStaff();
  expect((await papers.print(id)).mark).toBe('original');
  expect(await ownCopy(id)).toContain('สำเนาCopy');
});

test('many who take it at once get one original on record', async () => {
  const id = await issuedByStaff();
  await Promise.all([ownCopy(id), papers.print(id), ownCopy(id), papers.print(id)]);
  const { rows } = await app.db.execute(sql`select 1 from document_print where mark = 'original'`);
  expect(rows).toHaveLength(1);
});

test('the customer’s call is for the customer: staff, who would take the original by it, are refused', async () => {
  const id = await issuedByStaff();
  const { bookingId, headers } = papers;
  const calls = [`/api/bookings/${bookingId}/documents`, `/api/bookings/${bookingId}/documents/${id}`];
  for (const url of calls) expect((await app.server.inject({ url, headers })).statusCode).toBe(404);
});
