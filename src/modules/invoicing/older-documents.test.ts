import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSettings } from '#modules/settings/index.ts';
import { migrate } from '#platform/database/migrate.ts';
import { booked } from '#test/builders/desk.ts';
import { companyBuyer, papersDesk } from '#test/builders/papers.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let papers: Awaited<ReturnType<typeof papersDesk>>;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  papers = await papersDesk(app);
});
afterEach(() => app.close());

const movement = {
  date: '20/11/2026 12:00',
  text: { th: 'รับเงิน: เงินสด', en: 'Received: cash' },
  received: '5,457.00',
  returned: '',
};
const labels = { date: { th: 'วันที่', en: 'Date' }, received: { th: 'รับ', en: 'Received (THB)' } };
const more = { labels: { ...labels, returned: { th: 'คืน', en: 'Given back (THB)' } } };

/**
 * The database as the release before had it: an invoice and a receipt, each over the whole booking, whose facts have its
 * movements, but no branch of the seller and no label of a copy. What came after 0047 is as it was.
 */
const before = async () => {
  await app.db.execute(sql`alter table issued_document disable trigger all`);
  await app.db.execute(sql`
    update issued_document set payment_id = null, untaxed_satang = 0,
      kind = case kind when 'abbreviated-tax-invoice' then 'tax-invoice' else kind end,
      facts = jsonb_set(facts #- '{seller,branch}' #- '{labels,copy}' #- '{labels,cancelled}', '{movements}', '[]')`);
  await app.db.execute(sql`
    insert into issued_document (kind, number, booking_id, issued_at, issued_by_id, issued_by_name, total_satang, tax_satang,
      buyer, facts, pdf, pages)
    select 'receipt', 'R' || number, booking_id, issued_at, ${papers.office.clerk.id}, 'Lek Counter', total_satang, 0, buyer,
      facts || ${JSON.stringify({ lines: [], movements: [movement] })}::jsonb
        || jsonb_build_object('labels', facts -> 'labels' || ${JSON.stringify(more.labels)}::jsonb),
      pdf, pages
    from issued_document where credit_of is null`);
  await app.db.execute(sql`alter table issued_document enable always trigger issued_document_stays`);
  await app.db.execute(sql`alter table issued_document enable always trigger issued_documents_stay`);
  await app.db.execute(sql`drop trigger if exists document_print_stays on document_print`);
  await app.db.execute(sql`drop trigger if exists document_prints_stay on document_print`);
  await app.db.execute(sql`drop function if exists print_is_for_good`);
  await app.db.execute(sql`delete from document_print`);
  await app.db.execute(sql`delete from migration where name = '0049_papers_of_before.sql'`);
};
const amounts = async () => {
  const { rows } = await app.db.execute<{ number: string; total: number; untaxed: number }>(sql`
    select number, total_satang::int as total, untaxed_satang::int as untaxed from issued_document order by number`);
  return rows.map(({ number, total, untaxed }) => [number, total / 100, untaxed / 100]);
};
const askFee = () => app.db.execute(sql`update payment_method set processing_fee = 200 where method_type = 'cash'`);

test('an invoice and a receipt over one booking, and a fee in both, are not credited once the release is new', async () => {
  await askFee();
  await papers.pay(5457);
  await before();
  await migrate(app.databaseUrl);
  expect(await amounts()).toEqual([
    ['A2026-11-1000', 5457, 107],
    ['RA2026-11-1000', 5457, 107],
  ]);
  await papers.issueByItself();
  await app.runJob('credit-invoice', { bookingId: papers.bookingId });
  expect((await papers.documents()).issued).toHaveLength(2);
  await papers.giveBack(500);
  const { issued, creditableAmount } = await papers.documents();
  expect(issued.map(({ number, total }) => [number, total])).toEqual([
    ['C2026-11-1000', 500],
    ['RA2026-11-1000', 5457],
    ['A2026-11-1000', 5457],
  ]);
  expect(issued[0]?.credits?.number).toBe('A2026-11-1000');
  expect(creditableAmount).toBe(4957);
});

test('a fee that was credited before is credited no more', async () => {
  await askFee();
  await papers.pay(5457);
  await papers.issue({ kind: 'credit-note', amount: 5400, reason: 'Almost all' });
  await before();
  await migrate(app.databaseUrl);
  expect(await amounts()).toEqual([
    ['A2026-11-1000', 5457, 107],
    ['C2026-11-1000', 5400, 50],
    ['RA2026-11-1000', 5457, 107],
  ]);
});

test('of receipts over a price without tax the last stands, and is what goes back is noted against it', async () => {
  await app.step(({ tx }) => writeSettings(tx, 'tax', { enabled: false }));
  const dates = { pickupDate: '2026-12-15T10:00', returnDate: '2026-12-20T10:00', totalAmount: 5000 };
  const id = await booked(app, papers.office.vehicleId, dates);
  const { headers } = papers;
  const body = { bookingId: id, amount: 5000, paymentMethod: 'cash' } as const;
  await app.call('POST /payments/records', { headers, body });
  await papers.issueByItself();
  await before();
  await migrate(app.databaseUrl);
  await papers.issueByItself();
  const refund = { bookingId: id, amount: 500, reason: 'Goodwill', way: 'recorded', reference: 'R1' } as const;
  await app.call('POST /payments/refunds', { headers, body: refund });
  await papers.issueByItself();
  const { data } = (await app.call('GET /admin/bookings/:id/documents', { params: { id }, headers })).body;
  expect(data.issued.map(({ number, total, credits }) => [number, total, credits?.number])).toEqual([
    ['N2026-11-1000', 500, 'RR2026-11-1000'],
    ['RR2026-11-1000', 5000, undefined],
    ['R2026-11-1000', 5000, undefined],
  ]);
});

test('they have had their original, and are shown, copied and replaced as they were', async () => {
  await papers.pay(5350);
  await before();
  await migrate(app.databaseUrl);
  const { issued, replaceable } = await papers.documents();
  const [receipt, invoice] = issued;
  for (const { id = '' } of [receipt, invoice].flatMap((one) => one ?? [])) {
    const { data } = (await app.call('GET /admin/documents/:id', { params: { id }, headers: papers.headers })).body;
    expect(data).toMatchObject({ nextMark: 'copy', prints: [{ mark: 'original' }] });
    const { mark, text } = await papers.print(id);
    expect(mark).toBe('copy');
    expect(text).toContain('สำเนาCopy');
    expect(text).toContain('(สำนักงานใหญ่)');
  }
  expect((await papers.print(receipt?.id ?? '', 'It was lost')).mark).toBe('replacement');
  expect((await papers.print(receipt?.id ?? '')).text).toContain('Received:cash5,457.00');
  expect(replaceable).toEqual([invoice?.id]);
  const named = { kind: 'tax-invoice', buyer: companyBuyer, replaces: replaceable } as const;
  const { data } = (await papers.issue(named)).body;
  expect(data).toMatchObject({ number: '2026-11-1000', total: 5350, tax: 350 });
  await papers.issueByItself();
  expect((await papers.documents()).issued).toHaveLength(3);
});

const lateFee = {
  kind: 'late-fee',
  due: 'online',
  name: null,
  quantity: 1,
  unit: 'piece',
  unitPrice: null,
  days: null,
};

test('a later payment deducts the invoice over the booking', async () => {
  await papers.pay(5350);
  await before();
  await migrate(app.databaseUrl);
  await app.db.execute(sql`
    update booking set total_satang = total_satang + 107000, quote = jsonb_set(quote, '{lines}', quote -> 'lines' || ${JSON.stringify(
      [{ ...lateFee, amount: 107_000, rate: 700 }],
    )}::jsonb) where id = ${papers.bookingId}`);
  await papers.pay(1070);
  const [further] = (await papers.documents()).issued;
  expect(further).toMatchObject({ total: 1070, tax: 70 });
  expect(await papers.textAt(`/admin/documents/${further?.id}/file`)).toContain('หักA2026-11-1000');
});

test('a document whose buyer was forgotten keeps number and sums, and is told to be gone, not missing', async () => {
  await papers.pay(5350);
  const [first] = (await papers.documents()).issued;
  const id = first?.id ?? '';
  await app.db.execute(sql`alter table issued_document disable trigger all`);
  await app.db.execute(sql`
    update issued_document set issued_at = '2019-11-20T12:00+07', reason = null, pages = array[''], pdf = '',
      buyer = '{"name": "", "address": "", "taxId": "", "branch": ""}', facts = jsonb_build_object('ledger', facts -> 'ledger')`);
  const { headers, bookingId } = papers;
  const { documents } = papers;
  expect(await documents()).toMatchObject({ issued: [{ total: 5350, buyer: { name: '' } }], replaceable: [] });
  const shown = await app.call('GET /admin/documents/:id', { params: { id }, headers });
  expect([shown.status, shown.body.data]).toMatchObject([200, { pages: 0, total: 5350, tax: 350 }]);
  expect((await app.call('GET /admin/payments/documents', { headers })).body.data).toHaveLength(1);
  for (const part of ['file', 'pages/1'])
    expect((await app.server.inject({ url: `/api/admin/documents/${id}/${part}`, headers })).json().error).toBe(
      'invoice.forgotten',
    );
  const print = await app.call('POST /admin/documents/:id/prints', { params: { id }, headers, body: {} });
  expect([print.status, print.problem.error]).toEqual([409, 'invoice.forgotten']);
  const named = { kind: 'tax-invoice' as const, buyer: companyBuyer, replaces: [id] };
  expect((await papers.issue(named)).problem.error).toBe('invoice.not-replaceable');
  const own = { params: { id: bookingId }, headers: await papers.customer() };
  expect((await app.call('GET /bookings/:id/documents', own)).body.data).toEqual([]);
  await papers.giveBack(500);
  expect((await documents()).issued).toHaveLength(2);
});

test('all that an issued document and its prints have is for good', async () => {
  await papers.pay(5350);
  await app.db.execute(sql`alter table issued_document disable trigger all`);
  await app.db.execute(sql`update issued_document set issued_at = '2019-11-20T12:00+07'`);
  await app.db.execute(sql`alter table issued_document enable always trigger issued_document_stays`);
  await app.db.execute(sql`alter table issued_document enable always trigger issued_documents_stay`);
  for (const change of [sql`untaxed_satang = 1`, sql`payment_id = null`, sql`replaces = id`, sql`issued_by_name = 'x'`])
    await expect(app.db.execute(sql`update issued_document set ${change}`)).rejects.toMatchObject({
      cause: { message: 'An issued document is never changed.' },
    });
  for (const statement of [
    sql`update document_print set mark = 'copy'`,
    sql`update document_print set mark = 'replacement', reason = 'x'`,
    sql`delete from document_print`,
    sql`truncate document_print`,
  ])
    await expect(app.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'A print of a document is never changed.' },
    });
});
