import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bangkokNow, type Customer } from '#test/builders/paying.ts';
import { type PayingOffice, payingOffice } from '#test/builders/paying-office.ts';
import { cards } from '#test/builders/payments.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';

const sandbox = runSandbox();
let app: TestApp;
let customer: Customer;
let office: PayingOffice;
let chargeId: string;

beforeEach(async () => {
  ({ app, customer } = await sandbox.customer());
  office = await payingOffice(app);
  const booking = await customer.book();
  await customer.payByCard(booking, cards.poor);
  app.setNow(bangkokNow(1));
  ({ chargeId } = (await customer.payByCard(booking, cards.good, { paymentPlan: 'deposit' })).body.data);
});
afterEach(() => app.close());

const taken = async (query: Record<string, string> = {}): Promise<Record<string, string>[]> => {
  const url = `/api/admin/payments/export?${new URLSearchParams(query)}`;
  const reply = await app.server.inject({ url, headers: office.clerk.headers });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  return parse(reply.body, { bom: true, columns: true });
};

test('the list is taken away with the words of its language, and the log says who took it', async () => {
  const rows = await taken();
  expect(rows).toMatchObject([
    { Transaction: chargeId, 'Amount (THB)': '1070', Status: 'Successful', 'Why it failed': '' },
    { 'Amount (THB)': '5350', Status: 'Failed', 'Payment method': 'Credit or debit card' },
  ]);
  expect(rows[1]?.['Why it failed']).toMatch(/too little money/);
  const [thai] = await taken({ language: 'th', search: chargeId });
  expect(thai).toMatchObject({ รายการ: chargeId, สถานะ: 'สำเร็จ', วิธีชำระเงิน: 'บัตรเครดิตหรือเดบิต' });
  const entries = (await office.audit()).filter(({ action }) => action === 'payment.exported');
  expect(entries).toHaveLength(2);
  expect(JSON.stringify(entries)).not.toContain(chargeId);
});

test('filters and columns are those of the list', async () => {
  const rows = await taken({ status: 'failed', columns: 'amount.status' });
  expect(rows).toHaveLength(1);
  expect(Object.keys(rows[0] ?? {})).toEqual([
    ...['Transaction', 'Reference'],
    ...['Amount (THB)', 'Processing fee included (THB)', 'Refunded (THB)', 'Status', 'Why it failed'],
  ]);
});
