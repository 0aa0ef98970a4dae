import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { at, booked, desk, moved, officeBooking, pickedUp, returned } from '#test/builders/desk.ts';
import { tablesIn } from '#test/builders/markdown-tables.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let id: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  id = await booked(app, office.vehicleId);
  await app.call('POST /payments/records', {
    headers: office.clerk.headers,
    body: { bookingId: id, amount: 5350, paymentMethod: 'cash' },
  });
  await moved(app, office.clerk, id, { status: 'confirmed' });
  office = await at(app, office, '2026-12-05T10:00');
});
afterEach(() => app.close());

const leave = (body: object = {}) =>
  app.call('POST /admin/bookings/:id/security-deposits', {
    params: { id },
    headers: office.clerk.headers,
    body: { amount: 5000, method: 'cash', ...body },
  });
const end = (depositId: string, keep: number) =>
  app.call('POST /admin/security-deposits/:id/end', {
    params: { id: depositId },
    headers: office.clerk.headers,
    body: { keep },
  });
const read = async () =>
  (await app.call('GET /bookings/:id/security-deposits', { params: { id }, headers: office.clerk.headers })).body.data;
const sums = async () => {
  const { paidAmount, owedAmount, fromDeposit, totalAmount } = await officeBooking(app, office.clerk, id);
  return { paidAmount, owedAmount, fromDeposit, totalAmount };
};

test('a deposit is left without changing any sum, is shown, and is in the history without what was typed', async () => {
  const before = await sums();
  const { status, body } = await leave({ reference: 'Envelope 7' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    amount: 5000,
    method: 'cash',
    reference: 'Envelope 7',
    leftAt: '2026-12-05T10:00:00+07:00',
    endedAt: null,
    keptAmount: null,
    givenBackAmount: null,
  });
  expect(await read()).toEqual({
    agreedAmount: expect.any(Number),
    left: [body.data],
    waitingAmount: 0,
    heldFrom: null,
  });
  expect(await sums()).toEqual(before);
  const { timeline } = await officeBooking(app, office.clerk, id);
  const entry = timeline.find(({ action }) => action === 'security-deposit.left');
  expect(entry).toMatchObject({ actor: 'Lek Counter' });
  expect(JSON.stringify(entry)).not.toContain('Envelope');
});

test('one is left at a time, also of ten presses at once, and another after it ended', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => leave()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ problem }) => `${problem.error} ${problem.message}`))).toEqual(
    new Set(['security-deposit.already-left A security deposit of ฿5,000 was left already.']),
  );
  const [deposit] = (await read()).left;
  expect((await end(deposit?.id ?? '', 0)).body.data).toMatchObject({ keptAmount: 0, givenBackAmount: 5000 });
  expect((await leave({ amount: 3000, method: 'bank_transfer' })).status).toBe(200);
  expect((await read()).left.map(({ amount }) => amount)).toEqual([5000, 3000]);
});

test('it ends once, also of ten presses at once', async () => {
  const { id: depositId } = (await leave()).body.data;
  const answers = await Promise.all(Array.from({ length: 10 }, () => end(depositId, 0)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status === 409)?.problem.error).toBe('security-deposit.already-ended');
  expect((await end('0197f1a0-0000-7000-8000-000000000001', 0)).problem.error).toBe('security-deposit.not-found');
});

test('none is left for a booking that is over, and one that was left goes back after a cancellation', async () => {
  const { id: depositId } = (await leave()).body.data;
  await moved(app, office.clerk, id, { status: 'cancelled' });
  expect((await end(depositId, 1)).problem.error).toBe('payment.booking-cancelled');
  expect((await end(depositId, 0)).status).toBe(200);
  expect((await leave()).problem.error).toBe('security-deposit.not-now');
});

test.each([
  ['nothing', { amount: 0 }, 'amount'],
  ['less than nothing', { amount: -1 }, 'amount'],
  ['half a satang', { amount: 0.005 }, 'amount'],
  ['another way', { method: 'crypto' }, 'method'],
])('%s is refused beside its field', async (_case, wrong, field) => {
  const { status, problem } = await leave(wrong);
  expect([status, Object.keys(problem.messages ?? {})]).toEqual([422, [field]]);
  expect((await read()).left).toEqual([]);
});

const tables = tablesIn(readFileSync('docs/rules/deposits.md', 'utf8'));
const examples = tables.find(({ heading }) => heading === 'Examples')?.rows ?? [];
const baht = (cell: string | undefined) => Number(cell?.replaceAll(',', ''));

describe('the examples of docs/rules/deposits.md', () => {
  test('are all read', () => expect(examples).toHaveLength(7));

  test.each(examples)('%o', async (row) => {
    const [left, owed, keep] = [baht(row.Left), baht(row.Owed), baht(row.Kept)];
    const { id: depositId } = (await leave({ amount: left })).body.data;
    await pickedUp(app, office.clerk, id);
    await returned(app, office.clerk, id, { lateFee: owed });
    const paid = (await sums()).paidAmount;
    const { status, body } = await end(depositId, keep);
    if (row['Given back'] === 'refused') expect(status).toBeGreaterThanOrEqual(400);
    else {
      expect(body.data).toMatchObject({ keptAmount: keep, givenBackAmount: baht(row['Given back']) });
      expect((await sums()).paidAmount).toBeCloseTo(paid + keep, 2);
    }
    const { owedAmount, fromDeposit } = await sums();
    expect(owedAmount + fromDeposit).toBeCloseTo(baht(row['Owed then']), 2);
  });
});

test('what is kept is a payment by the method of the deposit, in the ledger once', async () => {
  const { id: depositId } = (await leave({ method: 'credit_card' })).body.data;
  await pickedUp(app, office.clerk, id);
  await returned(app, office.clerk, id, { lateFee: 1487.3 });
  await end(depositId, 1487.3);
  await end(depositId, 1487.3);
  const ledger = await app.call('GET /payments/bookings/:bookingId', {
    params: { bookingId: id },
    headers: office.clerk.headers,
  });
  expect(ledger.body.data.filter(({ method }) => method === 'credit_card')).toMatchObject([
    { kind: 'payment', amount: 1487.3 },
  ]);
});

test('the list shows what is with us, what waits to be settled since the rental is over, and what was settled', async () => {
  const list = async (view: 'with-us' | 'to-give-back' | 'waiting' | 'ended', search?: string) => {
    const { body } = await app.call('GET /admin/security-deposits', {
      headers: office.clerk.headers,
      query: { view, ...(search && { search }) },
    });
    return [body.total, body.data.map(({ amount }) => amount), body.counts];
  };
  expect(await list('with-us')).toEqual([0, [], { withUs: 0, toGiveBack: 0, waiting: 0, ending: 0 }]);
  const { id: depositId } = (await leave()).body.data;
  expect(await list('with-us')).toEqual([1, [5000], { withUs: 1, toGiveBack: 0, waiting: 0, ending: 0 }]);
  expect(await list('to-give-back')).toEqual([0, [], { withUs: 1, toGiveBack: 0, waiting: 0, ending: 0 }]);
  await pickedUp(app, office.clerk, id);
  await returned(app, office.clerk, id);
  expect(await list('to-give-back')).toEqual([1, [5000], { withUs: 1, toGiveBack: 1, waiting: 0, ending: 0 }]);
  const { bookingNumber } = await officeBooking(app, office.clerk, id);
  expect((await list('to-give-back', bookingNumber))[0]).toBe(1);
  expect((await list('to-give-back', 'nobody'))[0]).toBe(0);
  const claim = await app.call('POST /admin/bookings/:id/claims', {
    params: { id },
    headers: office.clerk.headers,
    body: { kind: 'cleaning', amount: 1500, isTaxed: true, text: 'Sand on all seats' },
  });
  const waiting = { withUs: 1, toGiveBack: 0, waiting: 1, ending: 0 };
  expect([await list('to-give-back'), await list('waiting')]).toEqual([
    [0, [], waiting],
    [1, [5000], waiting],
  ]);
  await app.call('POST /admin/claims/:id/decision', {
    params: { id: claim.body.data.id },
    headers: office.clerk.headers,
    body: { charge: 0, reason: 'It was clean' },
  });
  expect((await list('to-give-back'))[0]).toBe(1);
  await end(depositId, 0);
  expect(await list('to-give-back')).toEqual([0, [], { withUs: 0, toGiveBack: 0, waiting: 0, ending: 0 }]);
  expect(await list('ended')).toEqual([1, [5000], { withUs: 0, toGiveBack: 0, waiting: 0, ending: 0 }]);
});

test('the database refuses a second one, and an end that does not tie out', async () => {
  const insert = (rest: string) =>
    app.db.execute(
      sql.raw(`insert into security_deposit (booking_id, method_type, amount_satang, left_at, ended_at, kept_satang)
        values ('${id}', 'cash', 500000, now(), ${rest})`),
    );
  await insert('null, null');
  await expect(insert('null, null')).rejects.toThrow();
  await expect(insert('now(), null')).rejects.toThrow();
  await expect(insert('now(), 500001')).rejects.toThrow();
  await expect(insert('now(), 100')).rejects.toThrow();
  await insert('now(), 0');
});
