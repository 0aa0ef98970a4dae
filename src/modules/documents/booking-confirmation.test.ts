import { readdir, readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { bookingFacts, bookingFactsInThai } from '#test/builders/documents.ts';
import { pdfText } from '#test/builders/pdf-text.ts';
import { type BookingFacts, bookingConfirmation, createTypesetter } from './index.ts';

const typesetter = createTypesetter();
afterAll(() => typesetter.stop());

const textOf = async (facts: BookingFacts) => pdfText((await bookingConfirmation(facts, typesetter)).content);

test('the paper says what was booked, where, when, what was paid, what is due, and whom to call', async () => {
  const text = await textOf(bookingFacts);
  for (const expected of [
    'Booking confirmation',
    'BKK7QM4XD',
    'Hannah Keller',
    'Toyota Corolla Altis',
    'Sat 5 December 2026, 10:00\nSuvarnabhumi Airport\nArrivals, level 2, gate 8',
    'Thu 10 December 2026, 10:00\nSathorn, main office',
    'Outside opening hours',
    'Super cover (SCDW)\n5 days × ฿450\n฿2,250',
    'Early Bird Special\n−฿1,390.50',
    'VAT 7%\n฿547',
    'Total\n฿8,356.50',
    'Tyre cover, at pick-up\n5 days × ฿60\n฿300',
    'Paid\n฿1,671.30',
    'Due at pick-up\n฿6,985.20',
    'A security deposit of ฿10,000',
    'Passport or ID card',
    'Cancelled before Thu 3 December 2026, 10:00: full refund.',
    'Cancelled before Fri 4 December 2026, 10:00: half is refunded.',
    'Breakdown or accident\n081 555 0199',
    'https://saphan.example/booking/find',
  ])
    expect(text).toContain(expected);
  expect(text).not.toContain('TEST');
});

test('a Thai customer gets it in Thai, with lines broken between words', async () => {
  const text = await textOf(bookingFactsInThai);
  expect(text).toContain('ใบยืนยันการจอง');
  expect(text).toContain('วันเสาร์ที่ 5 ธันวาคม 2569 เวลา 10:00 น.\nสนามบินสุวรรณภูมิ');
  expect(text).toContain('ชำระเมื่อรับรถ\n฿6,985.20');
  expect(text).toMatch(/รวมกระจกและยาง\s*ทุกเส้น/);
  expect(text).not.toMatch(/Booking|Pick-up|undefined/);
});

const stacked = 'คำอธิบาย คืนรถ ที่อยู่ เพิ่ม ภาษี ชั่วโมง น้ำมัน ปี้ ฟื้น';

test('marks that stand above one another are copied as they were written', async () => {
  const text = await textOf({ ...bookingFactsInThai, vehicleName: stacked });
  expect(text.replaceAll(/\s+/g, ' ')).toContain(stacked);
});

test('every paper is set in the same letters', async () => {
  const folder = 'src/modules/documents/templates';
  const papers = await Promise.all((await readdir(folder)).map((name) => readFile(`${folder}/${name}`, 'utf8')));
  const fonts = papers.flatMap((paper) => paper.match(/font: "[^"]+"/g) ?? []);
  expect(fonts).toEqual(['font: "Sarabun"']);
});

test('test payments are marked on every page, in words and across it', async () => {
  const text = await textOf({ ...bookingFacts, isTest: true });
  expect(text).toMatch(/^TEST$/m);
  expect(text).toContain('Test payments: no money moves.');
});

test.each([
  ['pending', null, 'Booking, not confirmed yet', 'Waiting for confirmation'],
  ['pending', '12:30', 'Booking, not confirmed yet', 'Held until 12:30, not paid yet'],
  ['cancelled', null, 'Booking, cancelled', 'This document does not entitle you to a vehicle'],
] as const)(
  'a booking that is %s (held until %s) says so, and is no confirmation',
  async (status, holdUntil, ...expected) => {
    const text = await textOf({ ...bookingFacts, status, holdUntil });
    for (const one of expected) expect(text).toContain(one);
    expect(text).not.toContain('Booking confirmation');
  },
);

test('a cancelled booking asks nobody to bring or pay anything', async () => {
  const text = await textOf({ ...bookingFacts, status: 'cancelled', refunded: 1671.3 });
  expect(text).toContain('Refunded\n฿1,671.30');
  expect(text).not.toMatch(/Due at pick-up|What to bring|security deposit|If plans change/);
});

test('refund moments that are over are not promised', async () => {
  const half = await textOf({ ...bookingFacts, fullRefundUntil: null });
  expect(half).not.toContain('full refund');
  expect(half).toContain('half is refunded');
  const none = await textOf({ ...bookingFacts, fullRefundUntil: null, halfRefundUntil: null });
  expect(none).toContain('The time for a refund is over.');
  expect(none).not.toContain('is refunded');
});

test('a tax that the prices contain is named below the total', async () => {
  const text = await textOf({ ...bookingFacts, includedTax: { label: 'VAT 7%, included', amountBaht: 547 } });
  expect(text).toContain('Total, tax included\n฿8,356.50\nVAT 7%, included\n฿547');
});

const hostile = ['#panic("x")', '$ #read("/etc/passwd") $', '= Title', '*bold* _it_ `raw` <label> @ref', '\\ #{', '"'];

test.each(hostile)('what people typed stays text: %s', async (typed) => {
  const facts = { ...bookingFacts, customer: { ...bookingFacts.customer, name: typed }, vehicleName: typed };
  const text = await textOf(facts);
  expect(text.split(typed).length).toBe(3);
});

test('twenty-five add-ons take a second page', async () => {
  const line = { label: 'Child seat', note: '5 days × ฿150', amountBaht: 750, isAtPickUp: false };
  const text = await textOf({ ...bookingFacts, lines: Array.from({ length: 25 }, () => line) });
  expect(text.match(/Child seat/g)).toHaveLength(25);
  expect(text).toContain('2 / 2');
});
