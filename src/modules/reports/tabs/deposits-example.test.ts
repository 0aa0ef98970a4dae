import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallBusiness } from '#test/builders/booking.ts';
import { type Row, tablesIn } from '#test/builders/markdown-tables.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { storedBooking } from '#test/builders/stored-booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let headers: Record<string, string>;

const tables = tablesIn(readFileSync('docs/rules/reports.md', 'utf8'));
const rowsUnder = (name: string): readonly Row[] => tables.find(({ heading }) => heading === name)?.rows ?? [];
const deposits = rowsUnder('Worked example of deposits and claims');
const claims = rowsUnder('Its claims');
const answers = rowsUnder('What the report answers');

const number = (text = '') => Number(text.replaceAll(',', ''));
const satang = (text = '') => Math.round(number(text) * 100);
/** `31 Oct 23:30` of 2026 in Bangkok; null for a dash. */
const moment = (text = ''): string | null => {
  const [, day = '', month = '', time = ''] = /^(\d+) (Oct|Nov) (\d\d:\d\d)/.exec(text) ?? [];
  return text === '' ? null : `2026-${month === 'Oct' ? 10 : 11}-${day.padStart(2, '0')}T${time}+07`;
};

const stored = new Map<string, string>();

const storeDeposit = async (vehicleId: string, row: Row) => {
  const isCancelled = row.Back === 'cancelled';
  const back = isCancelled ? null : moment(row.Back);
  const { bookingId } = await storedBooking(app, vehicleId, {
    status: isCancelled ? 'cancelled' : back ? 'completed' : 'confirmed',
    pick_up_at: moment(row.Left),
    drop_off_at: back ?? '2026-11-28T10:00+07',
    blocked_until: back ?? '2026-11-28T12:00+07',
    returned_at: back,
    created_at: '2026-09-01T10:00+07',
  });
  stored.set(row.Rental ?? '', bookingId);
  const [amount, kept, endedAt] = [satang(row.Amount), satang(row.Kept), moment(row.Ended)];
  const { rows: paid } = await app.db.execute<{ id: string }>(sql`
    insert into ledger_entry (booking_id, kind, method_type, amount_satang, fee_satang, created_at)
    select ${bookingId}, 'payment', ${row.Method}, ${kept}, 0, ${endedAt}::timestamptz where ${kept} > 0 returning id`);
  const { rows } = await app.db.execute<{ id: string }>(sql`
    insert into security_deposit (booking_id, method_type, amount_satang, left_at, ended_at, kept_satang, payment_id)
    values (${bookingId}, ${row.Method}, ${amount}, ${moment(row.Left)}, ${endedAt}, ${endedAt && kept}, ${paid[0]?.id ?? null})
    returning id`);
  if (row.Method !== 'card') return;
  const status = endedAt === null ? 'held' : kept > 0 ? 'captured' : 'lapsed';
  const captured = status === 'captured' ? amount : 0;
  await app.db.execute(sql`
    insert into card_hold (booking_id, amount_satang, status, deposit_id, keep_satang, captured_satang, refunded_satang,
      expires_at, created_at, updated_at)
    values (${bookingId}, ${amount}, ${status}, ${rows[0]?.id}, ${captured ? kept : null}, ${captured},
      ${captured ? captured - kept : 0}, '2026-11-21T11:00+07', now(), now())`);
};

const storeClaim = (row: Row) => {
  const settledAt = moment(row.Settled);
  const charged = settledAt === null ? null : satang(row.Charged);
  const charge = row.Answer === 'accepted' ? 'accepted' : row.Answer === 'disputed' ? 'upheld' : 'unanswered';
  const status = settledAt === null ? 'open' : charged === 0 ? 'withdrawn' : charge;
  const answeredAt = ['accepted', 'disputed'].includes(row.Answer ?? '') ? moment(row.Made) : null;
  return app.db.execute(sql`
    insert into claim (booking_id, kind, amount_satang, is_taxed, text, status, made_at, answer_by, answered_at,
      settled_at, charged_satang)
    values (${stored.get(row.Rental ?? '')}, ${row.For}, ${satang(row.Claimed)}, ${row.VAT === 'yes'}, 'Sand', ${status},
      ${moment(row.Made)}, ${moment(row.Made)}, ${answeredAt}, ${settledAt}, ${charged})`);
};

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  headers = await signedIn(app, 'STAFF');
  const { vehicleId } = await smallBusiness(app);
  for (const row of deposits) await storeDeposit(vehicleId, row);
  for (const row of claims) await storeClaim(row);
});
afterAll(() => app.close());

const months = {
  October: { startDate: '2026-10-01', endDate: '2026-10-31' },
  November: { startDate: '2026-11-01', endDate: '2026-11-30' },
};
type Month = keyof typeof months;
const reportOf = async (month: Month) =>
  (await app.call('GET /admin/reports/deposits', { headers, query: months[month] })).body.data;
const total = (numbers: readonly number[]) => Math.round(numbers.reduce((sum, one) => sum + one * 100, 0)) / 100;

/** The figures of the document, each from the place in the answer that the screen shows. */
const figuresOf = async (month: Month): Promise<Record<string, number | null>> => {
  const { byMethod, claims: kinds, ...report } = await reportOf(month);
  const { body } = await app.call('GET /admin/reports/revenue', { headers, query: months[month] });
  return {
    'with us': report.withUs.amount,
    'held on cards': report.held.amount,
    'left at the desk': report.left.amount,
    'to settle': report.toGiveBack.amount,
    ending: report.ending,
    'held or left': total(byMethod.map(({ leftAmount }) => leftAmount)),
    'given back': report.givenBack,
    kept: report.kept,
    'ran out': total(byMethod.map(({ lapsed }) => lapsed)),
    claimed: report.claimed.amount,
    charged: report.charged,
    'without VAT': total(kinds.map(({ untaxed }) => untaxed)),
    waived: total(kinds.map(({ waived }) => waived)),
    'not settled': total(kinds.map(({ waiting }) => waiting)),
    disputed: total(kinds.map(({ disputed }) => disputed)),
    withdrawn: total(kinds.map(({ withdrawn }) => withdrawn)),
    'rentals that came back': report.rentals,
    'rentals with a claim': report.rentalsWithClaim,
    share: report.claimRate,
    'days to settle': report.daysToSettle,
    revenue: body.data.revenue.total,
  };
};

test('the document has an example of every figure', () =>
  expect([deposits.length, claims.length, answers.length]).toEqual([7, 5, 21]));

test.each(['October', 'November'] as const)('the figures of %s are those of the document', async (month) => {
  const expected = Object.fromEntries(answers.map((row) => [row.Figure, number(row[month])]));
  expect(await figuresOf(month)).toEqual(expected);
});

test('every figure is the sum of its rows, and what was claimed is charged, waived or waits', async () => {
  for (const month of ['October', 'November'] as const) {
    const report = await reportOf(month);
    const { byAge, byMethod, claims: kinds } = report;
    expect(total(byAge.map(({ amount }) => amount))).toBe(report.withUs.amount);
    expect(total(byAge.map(({ held }) => held))).toBe(report.held.count);
    expect(total(byAge.map(({ left }) => left))).toBe(report.left.count);
    expect(report.held.count + report.left.count).toBe(report.withUs.count);
    expect(total(byMethod.map(({ givenBack }) => givenBack))).toBe(report.givenBack);
    expect(total(byMethod.map(({ kept }) => kept))).toBe(report.kept);
    expect(total(kinds.map(({ made }) => made))).toBe(report.claimed.count);
    expect(total(kinds.map(({ claimed }) => claimed))).toBe(report.claimed.amount);
    for (const { claimed, charged, waived, waiting } of kinds) expect(total([charged, waived, waiting])).toBe(claimed);
  }
  const { byAge } = await reportOf('November');
  expect(byAge).toEqual([
    { age: 'day', held: 1, left: 0, amount: 5000 },
    { age: 'week', held: 0, left: 2, amount: 3000 },
    { age: 'month', held: 0, left: 1, amount: 3000 },
    { age: 'longer', held: 0, left: 0, amount: 0 },
  ]);
});

test('a figure that leads to a list has as many rows there', async () => {
  const { withUs, toGiveBack, ending } = await reportOf('November');
  const listed = async (view: 'with-us' | 'to-give-back' | 'ending') =>
    (await app.call('GET /admin/security-deposits', { headers, query: { view } })).body.data.map(
      ({ amount }) => amount,
    );
  const [with_, give, end] = [await listed('with-us'), await listed('to-give-back'), await listed('ending')];
  expect([with_.length, total(with_)]).toEqual([withUs.count, withUs.amount]);
  expect([give.length, total(give)]).toEqual([toGiveBack.count, toGiveBack.amount]);
  expect(end).toHaveLength(ending);
});

test('what was kept in a range is what the ledger has of it', async () => {
  const { rows } = await app.db.execute<{ kept: number }>(sql`
    select sum(amount_satang)::int as kept from ledger_entry where id in (select payment_id from security_deposit)
      and created_at >= '2026-11-01T00:00+07' and created_at < '2026-12-01T00:00+07'`);
  expect((await reportOf('November')).kept * 100).toBeCloseTo(rows[0]?.kept ?? 0);
});

test.each(['en', 'th'] as const)('the file has the figures of the screen, in %s', async (language) => {
  const query = new URLSearchParams({ ...months.November, tab: 'deposits', language });
  const { statusCode, rawPayload } = await app.server.inject({ url: `/api/admin/reports/csv?${query}`, headers });
  expect(statusCode).toBe(200);
  const rows: string[][] = parse(rawPayload, { bom: true, relax_column_count: true });
  const report = await reportOf('November');
  const after = (first: string, many: number) => {
    const at = rows.findIndex(([name]) => name === first);
    return rows.slice(at + 1, at + 1 + many).map(([, ...figures]) => figures.map(Number));
  };
  const english = language === 'en';
  expect(after(english ? 'Payment method' : 'วิธีชำระเงิน', report.byMethod.length)).toEqual(
    report.byMethod.map(({ left, leftAmount, ended, givenBack, kept, lapsed }) => [
      ...[left, leftAmount, ended, givenBack, kept, lapsed],
    ]),
  );
  expect(after(english ? 'Claim for' : 'ประเภทรายการ', report.claims.length)).toEqual(
    report.claims.map(({ made, disputed, withdrawn, claimed, charged, untaxed, waived, waiting }) => [
      ...[made, disputed, withdrawn, claimed, charged, untaxed, waived, waiting],
    ]),
  );
  const value = (name: string) => rows.find(([first]) => first === name)?.[1];
  expect(value(english ? 'Kept in the range (THB)' : 'หักไว้ในช่วงวัน (บาท)')).toBe(`${report.kept}`);
  expect(rows.flat()).toContain(english ? 'Cleaning' : 'ค่าทำความสะอาด');
});
