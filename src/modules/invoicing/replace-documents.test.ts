import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSettings } from '#modules/settings/index.ts';
import { at, booked } from '#test/builders/desk.ts';
import { companyBuyer, papersDesk } from '#test/builders/papers.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let papers: Awaited<ReturnType<typeof papersDesk>>;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  papers = await papersDesk(app);
});
afterEach(() => app.close());

const copyOf = (id = '') => papers.textAt(`/admin/documents/${id}/file`);
const standing = async () => (await papers.documents()).issued.filter(({ replacedBy }) => !replacedBy);
const toCompany = (replaces: readonly string[], buyer = companyBuyer) =>
  papers.issue({ kind: 'tax-invoice', buyer, replaces: [...replaces] });

test('another buyer is named by new documents of those that are chosen alone; what can be is told before', async () => {
  await papers.pay(1070);
  await papers.pay(4280);
  const { issued, replaceable, current } = await papers.documents();
  expect(replaceable).toEqual(issued.map(({ id }) => id));
  expect(current).toBe(issued[0]?.id);
  const none = await papers.issue({ kind: 'tax-invoice', buyer: companyBuyer });
  expect([none.status, none.problem.messages]).toEqual([
    422,
    { replaces: 'All payments have their documents: please choose those to issue anew' },
  ]);
  expect((await papers.documents()).issued).toHaveLength(2);
  await toCompany([issued[0]?.id ?? '']);
  expect((await standing()).map(({ number, buyer }) => [number, buyer.name])).toEqual([
    ['2026-11-1000', companyBuyer.name],
    ['A2026-11-1000', issued[1]?.buyer.name],
  ]);
  const again = await toCompany([issued[0]?.id ?? '']);
  expect([again.status, again.problem.error]).toEqual([409, 'invoice.not-replaceable']);
  const [latest] = await standing();
  await papers.issue({ kind: 'credit-note', amount: 100, reason: 'A scratched seat' });
  expect((await toCompany([latest?.id ?? ''])).problem.error).toBe('invoice.not-replaceable');
});

test('a document in place of another has its date, its month and its series; today is when it was replaced', async () => {
  await papers.pay(5350);
  const { issued } = await papers.documents();
  const { clerk } = await at(app, papers.office, '2026-12-03T09:00');
  const sent = { params: { id: papers.bookingId }, headers: clerk.headers };
  const body = { kind: 'tax-invoice', buyer: companyBuyer, replaces: issued.map(({ id }) => id) } as const;
  const { data } = (await app.call('POST /admin/bookings/:id/documents', { ...sent, body })).body;
  expect(data).toMatchObject({ number: '2026-11-1000', issuedAt: '2026-11-20T12:00:00+07:00' });
  const text = await papers.textAt(`/admin/documents/${data.id}/file`, clerk.headers);
  expect(text).toContain('วันที่Date20/11/2026');
  expect(text).toContain('ฉบับเดิมเลขที่A2026-11-1000ลงวันที่20/11/2026ออกแทนเมื่อวันที่03/12/2026');
  const inMonth = async (month: string) =>
    (await app.call('GET /admin/payments/documents', { headers: clerk.headers, query: { month } })).body.total;
  expect([await inMonth('2026-11'), await inMonth('2026-12')]).toEqual([2, 0]);
});

test('an abbreviated document in place of another says once what it replaces, and still that the tax is in', async () => {
  await papers.pay(5350);
  const nobody = { address: '', taxId: '', branch: '' };
  for (const name of ['Hanna Keller', 'Hannah M. Keller'])
    await toCompany(
      (await standing()).map(({ id }) => id),
      { ...nobody, name },
    );
  const [last] = await standing();
  expect(last).toMatchObject({ kind: 'abbreviated-tax-invoice', number: 'A2026-11-1002' });
  const text = await copyOf(last?.id);
  expect(text.match(/ThetotalincludesVAT/g)).toHaveLength(1);
  expect(text.match(/Cancelsandreplaces/g)).toHaveLength(1);
  expect(text).toContain('CancelsandreplacesA2026-11-1001of20/11/2026,on20/11/2026');
});

test('what is deducted is called by the number that stands, once earlier documents were replaced', async () => {
  await papers.pay(1070);
  await papers.pay(4280);
  const [last, first] = await standing();
  await toCompany([first?.id ?? '']);
  await toCompany([last?.id ?? '']);
  const text = await copyOf((await standing())[0]?.id);
  expect(text).toContain('หัก2026-11-1000');
  expect(text).not.toContain('หักA2026-11-1000');
});

test('a document that was replaced says so, on whatever print, and has no further original', async () => {
  await papers.pay(5350);
  const [first] = await standing();
  const id = first?.id ?? '';
  await toCompany([id]);
  const original = await papers.textAt(`/bookings/${papers.bookingId}/documents/${id}`, await papers.customer());
  const printed = await papers.print(id, 'It was lost');
  expect(printed.mark).toBe('copy');
  for (const text of [original, printed.text, await copyOf(id)]) {
    expect(text).toContain('ยกเลิกCancelled');
    expect(text).toContain('Cancelledandreplacedby2026-11-1000.');
    expect(text).not.toMatch(/ต้นฉบับ|สำเนา/);
  }
});

test('of a document with a fee, value, tax and fee are told apart, in the list, its file and the credit note', async () => {
  await app.db.execute(`update payment_method set processing_fee = 200 where method_type = 'cash'`);
  await papers.pay(5457);
  const { headers } = papers;
  const listed = (await app.call('GET /admin/payments/documents', { headers })).body.data;
  expect(listed).toMatchObject([{ value: 5000, tax: 350, untaxed: 107, total: 5457 }]);
  const file = await app.server.inject({ url: '/api/admin/payments/documents/export?language=en', headers });
  expect(file.body).toContain('5000,350,107,5457');
  await papers.issue({ kind: 'credit-note', amount: 5457, reason: 'All wrong' });
  const { issued } = await papers.documents();
  expect(issued[0]).toMatchObject({ value: 5000, tax: 350, untaxed: 107, total: 5457 });
  const text = await copyOf(issued[0]?.id);
  expect(text).toContain('Valueasissued5,000.00');
  expect(text).toContain('Correctvalue0.00');
  expect(text).toContain('Difference5,000.00');
  expect(text).toContain('Untaxed107.00');
  expect(text).toContain('Creditedinall5,457.00');
});

test('a note about money of a receipt calls it refunded, in Thai too', async () => {
  await app.step(({ tx }) => writeSettings(tx, 'tax', { enabled: false }));
  const dates = { pickupDate: '2026-12-15T10:00', returnDate: '2026-12-20T10:00', totalAmount: 5000 };
  const id = await booked(app, papers.office.vehicleId, dates);
  const { headers } = papers;
  await app.call('POST /payments/records', { headers, body: { bookingId: id, amount: 5000, paymentMethod: 'cash' } });
  await papers.issueByItself();
  const body = { kind: 'credit-note', amount: 100, reason: 'A scratched seat' } as const;
  const { data } = (await app.call('POST /admin/bookings/:id/documents', { params: { id }, headers, body })).body;
  const text = await copyOf(data.id);
  expect(text).toContain('คืนเงินทั้งสิ้นRefundedinall100.00');
  expect(text).not.toContain('ลดหนี้');
});
