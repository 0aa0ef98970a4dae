import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallOf } from '#contract/index.ts';
import { writeSettings } from '#modules/settings/index.ts';
import { at, booked, desk, moved, pickedUp, returned } from '#test/builders/desk.ts';
import { doJobs } from '#test/builders/paying.ts';
import { pdfText } from '#test/builders/pdf-text.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { forgetBuyers } from './index.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let id: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  await setTaxId('0105569000002');
  id = await booked(app, office.vehicleId);
});
afterEach(() => app.close());

const setTaxId = (taxId: string) => app.step(({ tx }) => writeSettings(tx, 'general', { taxId }));
const clerk = () => office.clerk.headers;
const pay = (amount: number, paymentMethod = 'cash') =>
  app.call('POST /payments/records', { headers: clerk(), body: { bookingId: id, amount, paymentMethod } });
const giveBack = (amount: number) =>
  app.call('POST /payments/refunds', {
    headers: clerk(),
    body: { bookingId: id, amount, reason: 'Goodwill', way: 'recorded', reference: 'R1' },
  });
/** Sets the processing fee of a payment method, in basis points. */
const askFee = (methodType: string, basisPoints: number) =>
  app.db.execute(sql`update payment_method set processing_fee = ${basisPoints} where method_type = ${methodType}`);
type IssueRequest = CallOf<'POST /admin/bookings/:id/documents'>['body'];
const issue = (body: IssueRequest) =>
  app.call('POST /admin/bookings/:id/documents', { params: { id }, headers: clerk(), body });
const documents = async () =>
  (await app.call('GET /admin/bookings/:id/documents', { params: { id }, headers: clerk() })).body.data;
const fileOf = async (document: string, part = 'file') =>
  app.server.inject({ url: `/api/admin/documents/${document}/${part}`, headers: clerk() });
/** Without the spaces and line breaks that the paper's width decides. */
const squeezed = (text: string) => text.replaceAll(/\s/g, '');
const textOf = async (document: string) => pdfText((await fileOf(document)).rawPayload);
/** Payments less refunds in the ledger, in baht. */
const ledger = async () => {
  const { rows } = await app.db.execute<{ sum: string }>(sql`
    select sum(case kind when 'payment' then amount_satang else -amount_satang end) as sum
    from ledger_entry where booking_id = ${id}`);
  return Number(rows[0]?.sum ?? 0) / 100;
};
const buyer = { name: 'Bangchak Tools Co.', address: '9 Silom Road', taxId: '0105561234560', branch: '00000' };
const sumOf = (issued: readonly { total: number; tax: number }[], of: 'total' | 'tax') =>
  Math.round(issued.reduce((all, one) => all + one[of] * 100, 0)) / 100;
const numbers = async () => (await documents()).issued.map(({ number }) => number);

test('before anything came in there is no document', async () => {
  const refused = [await issue({ kind: 'tax-invoice' }), await issue({ kind: 'receipt' })];
  expect(refused.map(({ status, problem }) => [status, problem.error])).toEqual([
    [409, 'invoice.nothing-received'],
    [409, 'invoice.nothing-received'],
  ]);
  expect(await documents()).toMatchObject({
    refusals: {
      'tax-invoice': { message: 'Nothing has been paid for this booking, or all of it was refunded.' },
      'credit-note': { message: 'No document of this booking is left to credit.' },
    },
    creditableAmount: 0,
  });
});

test('a business without a tax ID issues no tax invoice, nor by itself', async () => {
  await setTaxId('');
  await pay(5350);
  expect((await issue({ kind: 'tax-invoice' })).problem.error).toBe('invoice.no-seller');
  await doJobs(app, 'issue-documents');
  expect(await documents()).toMatchObject({ issued: [], refusals: { 'tax-invoice': { error: 'invoice.no-seller' } } });
});

test('what would be issued, and what is answered again, is told before', async () => {
  await pay(5350);
  expect(await documents()).toMatchObject({ current: null, amount: 5350 });
  const { body } = await issue({ kind: 'tax-invoice', buyer });
  expect(await documents()).toMatchObject({ current: body.data.id, amount: 0 });
});

test('each payment has its tax invoice by itself; the last is net of those before, to the satang', async () => {
  await pay(1000.01);
  await doJobs(app, 'issue-documents');
  await pay(4349.99);
  await doJobs(app, 'issue-documents');
  await doJobs(app, 'issue-documents');
  const { issued } = await documents();
  expect(issued.map(({ kind, number, total, tax, issuedBy }) => [kind, number, total, tax, issuedBy])).toEqual([
    ['abbreviated-tax-invoice', 'A2026-11-1001', 4349.99, 284.58, null],
    ['abbreviated-tax-invoice', 'A2026-11-1000', 1000.01, 65.42, null],
  ]);
  const [last, first] = await Promise.all(issued.map(async (one) => squeezed(await textOf(one.id))));
  for (const line of [
    'ใบกำกับภาษีอย่างย่อ/ใบเสร็จรับเงิน',
    'Advance payment for vehicle rental 05/12/2026 10:00 to 10/12/2026 10:00',
    'ได้รวมภาษีมูลค่าเพิ่มไว้แล้ว',
    '934.59',
    '65.42',
    '1,000.01',
  ])
    expect(first).toContain(squeezed(line));
  for (const line of ['5,000.00', 'หัก A2026-11-1000', '−934.59', '4,065.41', '284.58', '4,349.99'])
    expect(last).toContain(squeezed(line));
});

test('a full tax invoice names the buyer and address, and takes the place of an abbreviated one', async () => {
  await pay(1070);
  await doJobs(app, 'issue-documents');
  const [abbreviated] = (await documents()).issued;
  await pay(4280);
  const full = (await issue({ kind: 'tax-invoice', buyer, replaces: [abbreviated?.id ?? ''] })).body.data;
  expect(full).toMatchObject({ kind: 'tax-invoice', number: '2026-11-1001', total: 4280, tax: 280, buyer });
  const { issued, creditableAmount } = await documents();
  expect(issued.map(({ number, total, replacedBy }) => [number, total, replacedBy?.number])).toEqual([
    ['2026-11-1001', 4280, undefined],
    ['2026-11-1000', 1070, undefined],
    ['A2026-11-1000', 1070, '2026-11-1000'],
  ]);
  expect(creditableAmount).toBe(4280);
  const text = squeezed(await textOf(issued[1]?.id ?? ''));
  expect(text).toContain('เป็นการยกเลิกและออกฉบับใหม่แทนฉบับเดิมเลขที่A2026-11-1000');
  expect(text).not.toContain('ได้รวมภาษีมูลค่าเพิ่มไว้แล้ว');
  expect(squeezed(await textOf(full.id))).toContain('หัก2026-11-1000');
  expect(abbreviated?.kind).toBe('abbreviated-tax-invoice');
  const nobody = { ...buyer, address: '', taxId: '', branch: '' };
  const wrong = await issue({ kind: 'tax-invoice', buyer: nobody, replaces: [full.id] });
  expect([wrong.status, wrong.problem.messages]).toEqual([
    422,
    { 'buyer.address': 'A full tax invoice needs the buyer’s address' },
  ]);
});

test('there is one original; later prints are copies, and a replacement says why', async () => {
  await pay(5350);
  const { id: document } = (await issue({ kind: 'tax-invoice', buyer })).body.data;
  const print = async (reason?: string) => {
    const { body } = await app.call('POST /admin/documents/:id/prints', {
      params: { id: document },
      headers: clerk(),
      body: reason === undefined ? {} : { reason },
    });
    return {
      mark: body.data.mark,
      text: squeezed(pdfText((await fileOf(document, `file?print=${body.data.id}`)).rawPayload)),
    };
  };
  const [first, second, third] = [await print('Lost'), await print(), await print('Lost in the post')];
  expect([first.mark, second.mark, third.mark]).toEqual(['original', 'copy', 'replacement']);
  expect(first.text).toContain('ต้นฉบับOriginal');
  expect(second.text).toContain('สำเนาCopy');
  expect(third.text).toContain('ใบแทนReplacement');
  expect(third.text).toContain('Replacementno.1of20/11/2026:Lostinthepost.Issuedby');
  expect(third.text).toContain('ลงชื่อผู้ออกใบแทน........................(LekCounter)');
  expect(squeezed(await textOf(document))).toContain('สำเนาCopy');
  const { body } = await app.call('GET /admin/documents/:id', { params: { id: document }, headers: clerk() });
  expect(body.data).toMatchObject({
    nextMark: 'copy',
    prints: [{ by: 'Lek Counter' }, {}, { reason: 'Lost in the post' }],
  });
});

test('the customer of a booking has its documents, the original of what nobody handed out', async () => {
  const { rows } = await app.db.execute<{ email: string; reference: string }>(sql`
    select email, reference from booking where id = ${id}`);
  const { email = '', reference = '' } = rows[0] ?? {};
  const found = await app.call('POST /bookings/lookup', { body: { bookingNumber: reference, email } });
  const headers = { 'x-booking-token': found.body.data.accessToken ?? '' };
  await pay(1070);
  await doJobs(app, 'issue-documents');
  const own = async () => (await app.call('GET /bookings/:id/documents', { params: { id }, headers })).body.data;
  expect(await own()).toMatchObject([{ kind: 'abbreviated-tax-invoice', number: 'A2026-11-1000', total: 1070 }]);
  const fileOfOwn = async (document = '') =>
    squeezed(
      pdfText((await app.server.inject({ url: `/api/bookings/${id}/documents/${document}`, headers })).rawPayload),
    );
  expect(await fileOfOwn((await own())[0]?.id)).toContain('ต้นฉบับOriginal');
  await pay(4280);
  const { id: atDesk } = (await issue({ kind: 'tax-invoice' })).body.data;
  await app.call('POST /admin/documents/:id/prints', { params: { id: atDesk }, headers: clerk(), body: {} });
  expect(await fileOfOwn(atDesk)).toContain('สำเนาCopy');
  const strange = await app.server.inject({ url: `/api/bookings/${id}/documents/${atDesk}` });
  expect(strange.statusCode).toBe(404);
});

test('without tax each payment has a receipt of its own series, with the terms, and a refund note', async () => {
  await app.step(({ tx }) => writeSettings(tx, 'tax', { enabled: false }));
  id = await booked(app, office.vehicleId, {
    pickupDate: '2026-12-15T10:00',
    returnDate: '2026-12-20T10:00',
    totalAmount: 5000,
  });
  await pay(2000, 'bank_transfer');
  await doJobs(app, 'issue-documents');
  await pay(3000);
  expect((await issue({ kind: 'tax-invoice' })).problem.error).toBe('invoice.no-tax');
  const last = (await issue({ kind: 'receipt' })).body.data;
  expect(last).toMatchObject({ kind: 'receipt', number: 'R2026-11-1001', total: 3000, tax: 0 });
  const text = squeezed(await textOf(last.id));
  for (const line of [
    'ใบเสร็จรับเงิน',
    '5,000.00',
    'หัก R2026-11-1000',
    '−2,000.00',
    '3,000.00',
    'Full refund with 48 hours’ notice before the pick-up.',
    'Drivers are 21 or older and hold a valid driving licence.',
    'Fuel: same to same.',
  ])
    expect(text).toContain(squeezed(line));
  expect(text).not.toMatch(/ภาษีมูลค่าเพิ่ม|VAT|ใบกำกับภาษี/);
  expect((await fileOf(last.id, 'pages/1')).body).toContain('viewBox="0 0 612 792"');
  await giveBack(500);
  await doJobs(app, 'issue-documents');
  expect((await documents()).issued[0]).toMatchObject({ kind: 'refund-note', number: 'N2026-11-1000', total: 500 });
});

test('with tax the tax invoice is the receipt', async () => {
  await pay(5350);
  expect((await issue({ kind: 'receipt' })).problem.error).toBe('invoice.is-tax-invoice');
});

test.each<[string, NonNullable<IssueRequest['buyer']>, Record<string, string>]>([
  [
    'no tax ID',
    { name: 'Bangchak', taxId: '0105561234567', address: 'Silom' },
    { 'buyer.taxId': 'This is not a valid tax ID: please check its digits' },
  ],
  [
    'a tax ID and no address',
    { name: 'Bangchak', taxId: '0105561234560' },
    { 'buyer.address': 'An address is required with a tax ID' },
  ],
  [
    'nothing right',
    { name: ' ', taxId: '123', address: ' ', branch: '1' },
    {
      'buyer.name': 'Name is required',
      'buyer.taxId': 'A tax ID has 13 digits',
      'buyer.address': 'An address is required with a tax ID',
      'buyer.branch': 'A branch has 5 digits',
    },
  ],
])('a buyer with %s is refused by every field at once', async (_what, buyer, messages) => {
  await pay(5350);
  const { status, problem } = await issue({ kind: 'tax-invoice', buyer });
  expect([status, problem.messages]).toEqual([422, messages]);
  expect(await numbers()).toEqual([]);
});

test('a paid booking has its tax invoice in Thai and English, over what the ledger holds', async () => {
  await app.step(({ tx }) =>
    writeSettings(tx, 'general', {
      address: '88 Sathorn Tai Road, Bangkok 10120',
      addressInThai: '88 ถนนสาทรใต้ ที่อยู่ กรุงเทพมหานคร 10120',
      taxId: '0105569000002',
    }),
  );
  await pay(5350);
  const company = { ...buyer, name: 'บริษัท คำอธิบาย จำกัด', address: '9 ถนนสีลม' };
  const { status, body } = await issue({ kind: 'tax-invoice', buyer: { ...company, taxId: '0 1055 61234 56 0' } });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    number: '2026-11-1000',
    total: await ledger(),
    tax: 350,
    buyer: company,
    credits: null,
  });
  const text = await textOf(body.data.id);
  for (const line of [
    'ใบกำกับภาษี',
    'ใบเสร็จรับเงิน',
    'Tax Invoice / Receipt',
    '88 ถนนสาทรใต้ ที่อยู่ กรุงเทพมหานคร 10120',
    '88 Sathorn Tai Road, Bangkok 10120',
    '0 1055 69000 00 2',
    'สำนักงานใหญ่',
    'คำอธิบาย จำกัด',
    '0 1055 61234 56 0',
    '2026-11-1000',
    '20/11/2026',
    'เงินสด',
    'คืนรถด้วย',
    '20/11/2026 12:00',
    'ค่าเช่ารถ 05/12/2026 10:00 ถึง 10/12/2026 10:00',
    'Vehicle rental 05/12/2026 10:00 to 10/12/2026 10:00, Silom to Silom',
    '5 วัน\n1,000.00\n5,000.00',
    'ภาษีมูลค่า',
    'VAT 7%',
    '350.00',
    '5,350.00',
    '(ห้าพันสามร้อยห้าสิบบาทถ้วน)',
    'Five thousand three hundred and fifty baht',
    'Full refund when cancelled until 03/12/2026 10:00.',
    'Lek Counter',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/รวมเป็นเงิน\s+Subtotal\s+5,000\.00/);
  expect(text).toMatch(/มูลค่าก่อนภาษี\s+Value before tax\s+5,000\.00/);
  expect(text).toMatch(/ถึง 10\/12\/2026 10:00 รับที่\s+สีลม\s+คืนที่\s+สีลม/);
  expect(text).not.toMatch(/TEST|ทดสอบ/);
});

test('an invoice says with which card it was paid', async () => {
  await pay(5350, 'card');
  await app.db.execute(sql`
    with attempt as (
      insert into payment_attempt (id, booking_id, method_type, payment_plan, amount_satang, status, card_brand,
        card_last_digits, created_at, updated_at)
      select uuidv7(), booking_id, 'card', 'full', amount_satang, 'successful', 'Visa', '4242', created_at, created_at
      from ledger_entry returning id
    ) update ledger_entry set attempt_id = attempt.id from attempt`);
  expect(await textOf((await issue({ kind: 'tax-invoice' })).body.data.id)).toContain('Visa 4242');
});

test('one that stands is answered again, and its original stays as it was when the settings have changed', async () => {
  await pay(5350);
  const first = (await issue({ kind: 'tax-invoice' })).body.data;
  const { body: print } = await app.call('POST /admin/documents/:id/prints', {
    params: { id: first.id },
    headers: clerk(),
    body: {},
  });
  const part = (name: string) => `${name}?print=${print.data.id}`;
  const [pdf, page] = [await fileOf(first.id, part('file')), await fileOf(first.id, part('pages/1'))];
  expect([pdf.headers['content-type'], page.headers['content-type']]).toEqual(['application/pdf', 'image/svg+xml']);
  expect(page.body).toMatch(/^<svg [^>]*viewBox="0 0 595\.\d+ 841\.\d+"/);
  expect(page.body).not.toMatch(/<script|<style|style=|<foreignObject/);
  await app.step(({ tx }) => writeSettings(tx, 'general', { siteName: 'Another name', dateFormat: 'YYYY-MM-DD' }));
  expect((await issue({ kind: 'tax-invoice' })).body.data).toEqual(first);
  expect((await fileOf(first.id, part('file'))).rawPayload.equals(pdf.rawPayload)).toBe(true);
  expect((await fileOf(first.id, part('pages/1'))).body).toBe(page.body);
  expect(await textOf(first.id)).not.toContain('Another name');
  expect((await fileOf(first.id, 'pages/2')).statusCode).toBe(404);
  const document = await app.call('GET /admin/documents/:id', { params: { id: first.id }, headers: clerk() });
  expect(document.body.data).toMatchObject({ ...first, pages: 1 });
});

test('cancelled early, the whole invoice is credited, once, with all of its tax', async () => {
  await pay(5350);
  const invoice = (await issue({ kind: 'tax-invoice', buyer })).body.data;
  await moved(app, office.clerk, id, { status: 'cancelled', reason: 'They fell ill' });
  await doJobs(app, 'issue-documents');
  await doJobs(app, 'issue-documents');
  await app.runJob('issue-documents', { bookingId: id });
  const [note, ...others] = (await documents()).issued;
  expect(others).toHaveLength(1);
  expect(note).toMatchObject({
    kind: 'credit-note',
    number: 'C2026-11-1000',
    total: 5350,
    tax: 350,
    issuedBy: null,
    credits: { id: invoice.id, number: '2026-11-1000' },
    reason: 'The booking was cancelled',
  });
  const text = await textOf(note?.id ?? '');
  for (const line of [
    'ใบลดหนี้',
    'Credit Note',
    '2026-11-1000',
    'ยกเลิกการจอง',
    '5,000.00',
    '350.00',
    '5,350.00',
    'VAT 7%',
  ])
    expect(text).toContain(line);
  expect(text).toContain('Issued automatically');
  expect(text).not.toContain('Authorised by');
  expect(await documents()).toMatchObject({
    creditableAmount: 0,
    refusals: { 'tax-invoice': { error: 'invoice.nothing-received' } },
  });
});

test('money that is given back as goodwill is credited when it is in the ledger', async () => {
  await pay(5350);
  await issue({ kind: 'tax-invoice', buyer });
  await giveBack(500);
  await doJobs(app, 'issue-documents');
  await giveBack(100);
  await doJobs(app, 'issue-documents');
  const { issued, creditableAmount } = await documents();
  expect(issued.map(({ number, total, tax }) => [number, total, tax])).toEqual([
    ['C2026-11-1001', 100, 6.54],
    ['C2026-11-1000', 500, 32.71],
    ['2026-11-1000', 5350, 350],
  ]);
  expect(creditableAmount).toBe(await ledger());
  // Goodwill before the invoice does not reduce it either.
  expect((await issue({ kind: 'tax-invoice', buyer })).body.data.number).toBe('2026-11-1000');
});

test('goodwill that was given before the invoice is a credit note to it, and no smaller invoice', async () => {
  await pay(5350);
  await giveBack(500);
  const invoice = (await issue({ kind: 'tax-invoice', buyer })).body.data;
  expect(invoice.total).toBe(5350);
  await doJobs(app, 'issue-documents');
  expect(await documents()).toMatchObject({ creditableAmount: await ledger() });
});

test('a late fee that is paid after the invoice has a further one, over itself alone', async () => {
  await pay(5350);
  await issue({ kind: 'tax-invoice', buyer });
  await moved(app, office.clerk, id, { status: 'confirmed' });
  office = await at(app, office, '2026-12-05T10:00');
  await pickedUp(app, office.clerk, id);
  office = await at(app, office, '2026-12-10T15:00');
  await returned(app, office.clerk, id, { lateFee: 1070 });
  expect((await issue({ kind: 'tax-invoice', buyer })).body.data.number).toBe('2026-11-1000');
  await pay(1070);
  const further = (await issue({ kind: 'tax-invoice', buyer })).body.data;
  expect(further).toMatchObject({ number: '2026-12-1000', total: 1070, tax: 70 });
  const text = squeezed(await textOf(further.id));
  for (const line of ['Late return', 'หัก 2026-11-1000', '−5,000.00', '1,070.00'])
    expect(text).toContain(squeezed(line));
  expect((await issue({ kind: 'tax-invoice', buyer })).body.data.number).toBe('2026-12-1000');
  const total = (await documents()).issued.reduce((all, one) => all + one.total, 0);
  expect(total).toBe(await ledger());
});

test('a late fee is a line of the document of the payment with it', async () => {
  await pay(5350);
  await moved(app, office.clerk, id, { status: 'confirmed' });
  office = await at(app, office, '2026-12-05T10:00');
  await pickedUp(app, office.clerk, id);
  office = await at(app, office, '2026-12-10T15:00');
  await returned(app, office.clerk, id, { lateFee: 500 });
  await pay(500);
  const invoice = (await issue({ kind: 'tax-invoice', buyer })).body.data;
  expect(invoice).toMatchObject({ total: 500, tax: 32.71 });
  const { issued } = await documents();
  expect(sumOf(issued, 'total')).toBe(await ledger());
  expect(sumOf(issued, 'tax')).toBe(382.71);
  expect(await textOf(invoice.id)).toContain('ค่าคืนรถช้า\nLate return\n1 วัน\n467.29\n467.29');
});

test('a processing fee is a line of the invoice it came with, and of no further one', async () => {
  await askFee('card', 200);
  await pay(5457, 'card');
  const invoice = (await issue({ kind: 'tax-invoice', buyer })).body.data;
  expect(invoice).toMatchObject({ total: 5457, tax: 350 });
  expect(await textOf(invoice.id)).toContain('Payment fee, untaxed');
  await moved(app, office.clerk, id, { status: 'confirmed' });
  office = await at(app, office, '2026-12-05T10:00');
  await pickedUp(app, office.clerk, id);
  office = await at(app, office, '2026-12-10T15:00');
  await returned(app, office.clerk, id, { lateFee: 1070 });
  await pay(1070);
  const further = (await issue({ kind: 'tax-invoice', buyer })).body.data;
  expect(further).toMatchObject({ total: 1070, tax: 70 });
  expect(await textOf(further.id)).not.toContain('Payment fee');
  expect(invoice.total + further.total).toBe(await ledger());
});

test('a processing fee that stays with the business is not credited', async () => {
  await askFee('card', 200);
  await pay(5457, 'card');
  await issue({ kind: 'tax-invoice', buyer });
  await giveBack(500);
  await doJobs(app, 'issue-documents');
  const { issued, creditableAmount } = await documents();
  expect(issued.map(({ total }) => total)).toEqual([500, 5457]);
  expect(creditableAmount).toBe(await ledger());
});

test('a credit note of staff needs amount and reason, and takes no more than stands', async () => {
  expect((await issue({ kind: 'credit-note', amount: 1, reason: 'x' })).problem.error).toBe(
    'invoice.nothing-to-credit',
  );
  await pay(5350);
  await issue({ kind: 'tax-invoice', buyer });
  const wrong = await Promise.all([
    issue({ kind: 'credit-note', reason: 'Wrong buyer' }),
    issue({ kind: 'credit-note', amount: 100 }),
    issue({ kind: 'credit-note', amount: 0, reason: ' ' }),
    issue({ kind: 'credit-note', amount: 5350.01, reason: 'Wrong buyer' }),
  ]);
  expect(wrong.map(({ status, problem }) => [status, problem.messages])).toEqual([
    [422, { amount: 'Please enter the amount' }],
    [422, { reason: 'Please enter a reason' }],
    [422, { amount: 'Amount must be more than 0', reason: 'Please enter a reason' }],
    [409, { amount: 'At most ฿5,350 can be credited' }],
  ]);
  const note = (await issue({ kind: 'credit-note', amount: 5350, reason: 'Wrong buyer' })).body.data;
  expect(note).toMatchObject({ total: 5350, tax: 350, reason: 'Wrong buyer', issuedBy: 'Lek Counter' });
  const right = { name: 'The right one', address: '1 Silom Road', taxId: '', branch: '' };
  expect((await issue({ kind: 'tax-invoice', buyer: right })).body.data).toMatchObject({
    number: '2026-11-1001',
    buyer: right,
  });
  expect(await numbers()).toEqual(['2026-11-1001', 'C2026-11-1000', '2026-11-1000']);
});

test('a credit note of staff credits the document that they chose, up to what is left of it', async () => {
  await pay(1070);
  await issue({ kind: 'tax-invoice', buyer });
  await pay(4280);
  await issue({ kind: 'tax-invoice', buyer });
  const [newer, older] = (await documents()).issued;
  expect((await documents()).creditable).toEqual([
    { id: newer?.id, amount: 4280 },
    { id: older?.id, amount: 1070 },
  ]);
  const credit = (amount: number, credits?: string) => issue({ kind: 'credit-note', credits, amount, reason: 'Wrong' });
  expect((await credit(100, older?.id)).body.data.credits).toEqual({ id: older?.id, number: older?.number });
  expect((await credit(1000, older?.id)).problem.messages).toEqual({ amount: 'At most ฿970 can be credited' });
  expect((await credit(1, id)).problem.error).toBe('invoice.nothing-to-credit');
  expect((await credit(200)).body.data.credits).toEqual({ id: newer?.id, number: newer?.number });
  expect((await documents()).creditable.map(({ amount }) => amount)).toEqual([4080, 970]);
});

test('what is issued never changes, never goes, and is told in the audit log', async () => {
  const issuedEntries = async () => {
    const { body } = await app.call('GET /admin/audit', { headers: office.admin.headers });
    return body.data.filter(({ action }) => action === 'document.issued');
  };
  await pay(5350);
  await issue({ kind: 'tax-invoice', buyer });
  const entries = await issuedEntries();
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ subject: { kind: 'booking', id }, actor: { name: 'Lek Counter' } });
  // Returning an existing document leaves no entry.
  await issue({ kind: 'tax-invoice', buyer });
  expect(await issuedEntries()).toEqual(entries);
  for (const statement of [
    sql`update issued_document set reason = 'x'`,
    sql`delete from issued_document`,
    sql`truncate issued_document cascade`,
  ])
    await expect(app.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'An issued document is never changed.' },
    });
});

test('five years after the end of its year a document forgets its buyer, and not a day before', async () => {
  await pay(5350);
  const { id: original } = (await issue({ kind: 'tax-invoice', buyer })).body.data;
  // Copies from the last moment of 2020 and the first of 2021.
  await app.db.execute(sql`
    insert into issued_document (kind, number, booking_id, issued_at, total_satang, tax_satang, buyer, facts, pdf, pages)
    select kind, copy.number, booking_id, copy.at, total_satang, tax_satang, buyer, facts, pdf, pages
    from issued_document, (values ('old', '2020-12-31T23:59+07'::timestamptz), ('new', '2021-01-01T00:00+07')) copy (number, at)
    where id = ${original}`);
  // Newest first, regardless of insertion order.
  expect(await numbers()).toEqual(['2026-11-1000', 'new', 'old']);
  await app.runJob('retention');
  const { rows } = await app.db.execute<{ number: string }>(sql`
    select number, buyer ->> 'name' as buyer, length(pdf) > 0 and length(pages[1]) > 0 as has_paper,
      facts - 'ledger' <> '{}' as has_facts, total_satang::int as total
    from issued_document order by issued_at`);
  expect(rows).toEqual([
    { number: 'old', buyer: '', has_paper: false, has_facts: false, total: 535_000 },
    { number: 'new', buyer: 'Bangchak Tools Co.', has_paper: true, has_facts: true, total: 535_000 },
    { number: '2026-11-1000', buyer: 'Bangchak Tools Co.', has_paper: true, has_facts: true, total: 535_000 },
  ]);
});

test('a clock that goes ahead forgets no buyer before the database lets it', async () => {
  await pay(5350);
  const { id: original } = (await issue({ kind: 'tax-invoice', buyer })).body.data;
  // By the database's clock: the last moment of the sixth year back, and the first of the fifth.
  await app.db.execute(sql`
    insert into issued_document (kind, number, booking_id, issued_at, total_satang, tax_satang, buyer, facts, pdf, pages)
    select kind, copy.number, booking_id,
      date_trunc('year', now(), 'Asia/Bangkok') - interval '5 years' - copy.earlier,
      total_satang, tax_satang, buyer, facts, pdf, pages
    from issued_document, (values ('old', interval '1 second'), ('new', interval '0')) copy (number, earlier)
    where id = ${original}`);
  await app.step(({ tx }) => forgetBuyers(tx, Temporal.Instant.from('2999-01-01T00:00Z')));
  const { rows } = await app.db.execute(sql`
    select number, buyer ->> 'name' as buyer from issued_document where id <> ${original} order by issued_at`);
  expect(rows).toEqual([
    { number: 'old', buyer: '' },
    { number: 'new', buyer: 'Bangchak Tools Co.' },
  ]);
});

test('each month begins anew, by the calendar of Bangkok', async () => {
  await pay(5350);
  office = await at(app, office, '2026-12-01T00:30');
  expect((await issue({ kind: 'tax-invoice', buyer })).body.data.number).toBe('2026-12-1000');
});

test('nobody but staff sees or issues a document', async () => {
  await pay(5350);
  const { id: document } = (await issue({ kind: 'tax-invoice', buyer })).body.data;
  for (const part of ['file', 'pages/1'])
    expect((await app.server.inject({ url: `/api/admin/documents/${document}/${part}` })).statusCode).toBe(401);
});
