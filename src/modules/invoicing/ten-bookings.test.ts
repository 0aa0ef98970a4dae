import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallOf } from '#contract/index.ts';
import { fromBaht } from '#kernel/money.ts';
import { addPromotions } from '#modules/pricing/index.ts';
import { writeSettings } from '#modules/settings/index.ts';
import { booked, desk, moved, returned } from '#test/builders/desk.ts';
import { doJobs } from '#test/builders/paying.ts';
import { pdfText } from '#test/builders/pdf-text.ts';
import { promotion } from '#test/builders/promotions.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { figures } from './rules/figures.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let week = 0;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  await app.step(async ({ tx }) => {
    await writeSettings(tx, 'booking', { advanceBookingDays: 365 });
    await writeSettings(tx, 'general', {
      companyName: 'บริษัท สะพาน คาร์ เร้นทัล จำกัด',
      address: '88 Sathorn Tai Road, Bangkok 10120',
      addressInThai: '88 ถนนสาทรใต้ กรุงเทพฯ 10120',
      taxId: '0105569000002',
    });
    await addPromotions(tx, [promotion({ name: { en: 'Rainy days', th: 'หน้าฝนสุขใจ' } })]);
  });
});
afterAll(() => app.close());

/** Five days in a week of their own. */
const book = (totalAmount = 5350, more: object = {}) => {
  week += 1;
  const day = (days: number) => Temporal.PlainDate.from('2026-12-01').add({ weeks: week, days }).toString();
  const dates = { pickupDate: `${day(0)}T10:00`, returnDate: `${day(5)}T10:00` };
  return booked(app, office.vehicleId, { ...dates, totalAmount, ...more });
};
const headers = () => office.clerk.headers;
const pay = async (bookingId: string, amount: number, paymentMethod = 'card') => {
  const body = { bookingId, amount, paymentMethod } as CallOf<'POST /payments/records'>['body'];
  expect((await app.call('POST /payments/records', { headers: headers(), body })).status).toBe(200);
  await doJobs(app, 'issue-documents');
};
const nameBuyer = async (
  id: string,
  buyer: NonNullable<CallOf<'POST /admin/bookings/:id/documents'>['body']['buyer']>,
) =>
  app.call('POST /admin/bookings/:id/documents', {
    params: { id },
    headers: headers(),
    body: { kind: 'tax-invoice', buyer, replaces: (await documentsOf(id)).map((one) => one.id) },
  });
const giveBack = async (bookingId: string, amount: number) => {
  const body = { bookingId, amount, reason: 'Goodwill', way: 'recorded', reference: 'R1' } as const;
  await app.call('POST /payments/refunds', { headers: headers(), body });
  await doJobs(app, 'issue-documents');
};
/** Records the transfers that a booking's refund needs as sent. */
const sendBack = async (id: string) => {
  const { data } = (await app.call('GET /payments/transfer-tasks', { headers: headers() })).body;
  for (const task of data.filter(({ bookingId }) => bookingId === id)) {
    const sent = { params: { id: task.id }, headers: headers(), body: { reference: `KBANK ${task.id}` } };
    await app.call('POST /payments/transfer-tasks/:id/done', sent);
  }
  await doJobs(app, 'issue-documents');
};
const documentsOf = async (id: string) =>
  (await app.call('GET /admin/bookings/:id/documents', { params: { id }, headers: headers() })).body.data.issued;
const company = { name: 'บริษัท บางจาก ทูลส์ จำกัด', address: '9 ถนนสีลม', taxId: '0105561234560', branch: '00000' };
const foreigner = { name: 'Hannah Keller', address: '12 Pitt Street, Sydney NSW 2000, Australia' };

/** Each booking, what it is paid, and its documents: kind, total and tax. */
const ten: readonly [string, () => Promise<string>, readonly (readonly [string, number, number])[]][] = [
  [
    'paid whole',
    async () => {
      const id = await book();
      await pay(id, 5350);
      return id;
    },
    [['abbreviated-tax-invoice', 5350, 350]],
  ],
  [
    'deposit and rest',
    async () => {
      const id = await book();
      await pay(id, 1070.03);
      await pay(id, 4279.97);
      return id;
    },
    [
      ['abbreviated-tax-invoice', 1070.03, 70],
      ['abbreviated-tax-invoice', 4279.97, 280],
    ],
  ],
  [
    'cash',
    async () => {
      const id = await book();
      await pay(id, 5350, 'cash');
      return id;
    },
    [['abbreviated-tax-invoice', 5350, 350]],
  ],
  [
    'fee',
    async () => {
      await app.db.execute(sql`update payment_method set processing_fee = 200 where method_type = 'card'`);
      const id = await book();
      await pay(id, 5457);
      await app.db.execute(sql`update payment_method set processing_fee = 0`);
      return id;
    },
    [['abbreviated-tax-invoice', 5457, 350]],
  ],
  [
    'discount',
    async () => {
      const id = await book(4815, { promoCode: 'TEN' });
      await pay(id, 4815);
      return id;
    },
    [['abbreviated-tax-invoice', 4815, 315]],
  ],
  [
    'partly refunded',
    async () => {
      const id = await book();
      await pay(id, 5350);
      await giveBack(id, 500);
      return id;
    },
    [
      ['abbreviated-tax-invoice', 5350, 350],
      ['credit-note', 500, 32.71],
    ],
  ],
  [
    'cancelled',
    async () => {
      const id = await book();
      await pay(id, 5350, 'bank_transfer');
      await moved(app, office.clerk, id, { status: 'cancelled', reason: 'They fell ill' });
      await doJobs(app, 'issue-documents');
      await doJobs(app, 'refund-booking');
      await sendBack(id);
      return id;
    },
    [
      ['abbreviated-tax-invoice', 5350, 350],
      ['credit-note', 5350, 350],
    ],
  ],
  [
    'company',
    async () => {
      const id = await book();
      await pay(id, 1070);
      await nameBuyer(id, company);
      await pay(id, 4280);
      return id;
    },
    [
      ['tax-invoice', 1070, 70],
      ['tax-invoice', 4280, 280],
    ],
  ],
  [
    'foreigner',
    async () => {
      const id = await book();
      await pay(id, 5350);
      await nameBuyer(id, foreigner);
      return id;
    },
    [['tax-invoice', 5350, 350]],
  ],
  [
    'without VAT',
    async () => {
      await app.step(({ tx }) => writeSettings(tx, 'tax', { enabled: false }));
      const id = await book(5000);
      await pay(id, 2000);
      await pay(id, 3000);
      await app.step(({ tx }) => writeSettings(tx, 'tax', { enabled: true }));
      return id;
    },
    [
      ['receipt', 2000, 0],
      ['receipt', 3000, 0],
    ],
  ],
  [
    'late fee',
    async () => {
      const id = await book();
      await pay(id, 5350);
      await moved(app, office.clerk, id, { status: 'confirmed' });
      await returned(app, office.clerk, id, { lateFee: 1123.5, withoutPickUp: true });
      await pay(id, 1123.5);
      return id;
    },
    [
      ['abbreviated-tax-invoice', 5350, 350],
      ['abbreviated-tax-invoice', 1123.5, 73.5],
    ],
  ],
  [
    'kept in part',
    async () => {
      const id = await book(5350, { pickupDate: '2026-11-21T20:00', returnDate: '2026-11-26T20:00' });
      await pay(id, 1000.01, 'cash');
      await pay(id, 4349.99, 'cash');
      await moved(app, office.clerk, id, { status: 'cancelled', reason: 'They fell ill' });
      await doJobs(app, 'issue-documents');
      await doJobs(app, 'refund-booking');
      await sendBack(id);
      return id;
    },
    [
      ['abbreviated-tax-invoice', 1000.01, 65.42],
      ['abbreviated-tax-invoice', 4349.99, 284.58],
      ['credit-note', 2675, 175],
    ],
  ],
];

const taxInReport = async () =>
  (
    await app.call('GET /admin/reports/revenue', {
      headers: headers(),
      query: { startDate: '2026-11-20', endDate: '2026-11-20' },
    })
  ).body.data.tax;

test.each(ten)(
  'the papers of a booking: %s, agree with ledger and report to the satang',
  async (_what, make, expected) => {
    const before = await taxInReport();
    const id = await make();
    const all = await documentsOf(id);
    const standing = all.filter(({ replacedBy }) => !replacedBy).toReversed();
    expect(standing.map(({ kind, total, tax }) => [kind, total, tax])).toEqual(expected);
    const taxes = standing.map(({ tax, credits }) => (credits ? -tax : tax));
    expect((await taxInReport()) - before).toBeCloseTo(
      taxes.reduce((sum, one) => sum + one, 0),
      4,
    );
    const totals = standing.map(({ total, credits }) => fromBaht(credits ? -total : total));
    const { rows } = await app.db.execute<{ sum: string }>(sql`
    select sum(case kind when 'payment' then amount_satang else -amount_satang end) as sum
    from ledger_entry where booking_id = ${id}`);
    expect(totals.reduce<number>((sum, one) => sum + one, 0)).toBe(Number(rows[0]?.sum));
    for (const { id: document, number, total, tax } of all) {
      const file = await app.server.inject({ url: `/api/admin/documents/${document}/file`, headers: headers() });
      const text = pdfText(file.rawPayload);
      for (const one of [number, figures(fromBaht(total)), ...(tax > 0 ? [figures(fromBaht(tax))] : [])])
        expect(text).toContain(one);
      expect(text).toContain('(สำนักงานใหญ่)');
    }
  },
);

test('no series has a hole, and a replaced document keeps its number', async () => {
  const { rows } = await app.db.execute<{ kind: string; numbers: number; last: number }>(sql`
    select kind, count(*)::int as numbers, max(substring(number from '[0-9]+$')::int) as last
    from issued_document group by kind order by kind`);
  for (const { numbers, last } of rows) expect(last).toBe(1000 + numbers - 1);
  expect(rows.map(({ kind }) => kind)).toEqual(['abbreviated-tax-invoice', 'credit-note', 'receipt', 'tax-invoice']);
});

test('a credit note gives the values before tax, as issued and as they should be, and the difference with its tax', async () => {
  const { rows } = await app.db.execute<{ label: string; value: string }>(sql`
    select one -> 'label' ->> 'en' as label, one ->> 'value' as value
    from issued_document, jsonb_array_elements(facts -> 'sums') as one
    where kind = 'credit-note' and total_satang = 50000`);
  expect(rows.map(({ label, value }) => [label, value])).toEqual([
    ['Value as issued', '5,000.00'],
    ['Correct value', '4,532.71'],
    ['Difference', '467.29'],
    ['VAT 7%', '32.71'],
    ['Credited in all', '500.00'],
  ]);
});

test('a discount has its Thai name on the Thai side', async () => {
  const { rows } = await app.db.execute<{ sums: { label: { th: string; en: string } }[] }>(sql`
    select facts -> 'sums' as sums from issued_document where total_satang = 481500`);
  expect(rows[0]?.sums[1]?.label).toEqual({ th: 'ส่วนลด หน้าฝนสุขใจ', en: 'Discount, Rainy days' });
});

test('the list of documents is searched, cut by month and kind, and exported with the same totals', async () => {
  const list = async (query: object) =>
    (await app.call('GET /admin/payments/documents', { headers: headers(), query })).body;
  const all = await list({ limit: 100 });
  expect(all.total).toBe(22);
  expect((await list({ month: '2026-12' })).total).toBe(0);
  expect((await list({ month: '2026-11' })).total).toBe(22);
  expect((await list({ kind: 'credit-note' })).data.map(({ number }) => number)).toEqual([
    'C2026-11-1002',
    'C2026-11-1001',
    'C2026-11-1000',
  ]);
  expect((await list({ search: '0 1055 61234 56 0' })).data.map(({ buyer }) => buyer.name)).toEqual([
    company.name,
    company.name,
  ]);
  const reference = all.data.find(({ kind }) => kind === 'receipt')?.bookingNumber ?? '';
  expect((await list({ search: reference })).total).toBe(2);
  expect((await list({ search: 'A2026-11-1004' })).data).toMatchObject([{ total: 5457, tax: 350 }]);
  const url = '/api/admin/payments/documents/export?month=2026-11&language=en&columns=number.total';
  const file = (await app.server.inject({ url, headers: headers() })).body;
  const totals = file
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => Math.round(Number(line.split(',')[2]) * 100));
  const { rows } = await app.db.execute<{ sum: string }>(sql`
    select sum(case kind when 'payment' then amount_satang else -amount_satang end) as sum from ledger_entry`);
  expect(totals.reduce((sum, one) => sum + one, 0)).toBe(Number(rows[0]?.sum));
});
