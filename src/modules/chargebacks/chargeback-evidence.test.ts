import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeSettings } from '#test/builders/change-settings.ts';
import { at, booked, desk, moved, officeBooking, pickedUp, returned } from '#test/builders/desk.ts';
import { pdfText } from '#test/builders/pdf-text.ts';
import { jpeg, scene } from '#test/builders/pictures.ts';
import { unzipped } from '#test/builders/unzip.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { bookings } from '#words/en/bookings.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let id: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-12-04T12:00' });
  office = await desk(app);
  id = await booked(app, office.vehicleId);
});
afterEach(() => app.close());

const taken = async (headers: Record<string, string> = office.clerk.headers, { of = id, language = 'en' } = {}) => {
  const url = `/api/admin/bookings/${of}/chargeback-evidence?language=${language}`;
  const reply = await app.server.inject({ url, headers });
  return { status: reply.statusCode, headers: reply.headers, zip: reply.rawPayload };
};
const files = async (of = id, language = 'en') => unzipped((await taken(office.clerk.headers, { of, language })).zip);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const photograph = async (kind: 'pick-up' | 'return', place: string, width: number) => {
  const form = new FormData();
  form.set('images', new Blob([new Uint8Array(await jpeg(width, 200))]), 'photo.jpg');
  const url = `/api/admin/bookings/${id}/photos/${kind}?place=${place}`;
  const reply = await app.server.inject({ method: 'POST', url, headers: office.clerk.headers, payload: form });
  return String(reply.json().data.at(-1).id);
};
const original = (photoId: string) =>
  app.server.inject({ url: `/api/bookings/${id}/photos/${photoId}`, headers: office.clerk.headers });

/** Paid in cash, with a tax invoice, and confirmed by mail. */
const paid = async () => {
  const { headers } = office.clerk;
  await changeSettings(app, { general: { taxId: '0105569000002' } });
  await app.call('POST /payments/records', {
    headers,
    body: { bookingId: id, amount: 5350, paymentMethod: 'cash', reference: 'TILL-7' },
  });
  await moved(app, office.clerk, id, { status: 'confirmed' });
  await app.call('POST /admin/bookings/:id/documents', { params: { id }, headers, body: { kind: 'tax-invoice' } });
  await app.runJob('mail-booking-confirmed', { bookingId: id, version: 2 });
};

const dent = { place: 'front', kind: 'dent', size: 'small' } as const;

/** Signed, photographed, picked up, brought back with damage, claimed, disputed and decided. */
const rentalWithClaim = async () => {
  await paid();
  const { headers } = office.clerk;
  const { version, customerName: signedName } = await officeBooking(app, office.clerk, id);
  const body = { version, signedName, textNumber: 1, agreesToLaterCharges: true };
  await app.call('POST /admin/bookings/:id/agreement', { params: { id }, headers, body });
  const before = await photograph('pick-up', 'front', 300);
  await pickedUp(app, office.clerk, id, { inspected: true });
  await app.call('POST /admin/bookings/:id/security-deposits', {
    params: { id },
    headers,
    body: { amount: 5000, method: 'cash' },
  });
  const after = await photograph('return', 'front', 320);
  office = await at(app, office, '2026-12-10T10:00');
  await returned(app, office.clerk, id);
  await app.call('POST /admin/bookings/:id/claims', {
    params: { id },
    headers: office.clerk.headers,
    body: {
      kind: 'damage',
      amount: 1200,
      isTaxed: false,
      text: 'A dent in the door',
      photos: [after],
      newDamage: dent,
    },
  });
  const [claim] = (await app.call('GET /bookings/:id/claims', { params: { id }, headers: office.clerk.headers })).body
    .data;
  await app.db.execute(
    sql`update claim set status = 'disputed', answered_at = now(), answer_text = 'It was there before'`,
  );
  await app.call('POST /admin/claims/:id/decision', {
    params: { id: claim?.id ?? '' },
    headers: office.clerk.headers,
    body: { charge: 1000, reason: 'The picture of the pick-up has no dent' },
  });
  return { before, after };
};

test('the agreement and the photographs are in the file to the byte, and the paper tells what happened', async () => {
  const { before, after } = await rentalWithClaim();
  const { status, headers, zip } = await taken();
  const { reference } = await booking();
  expect([status, headers['content-type']]).toEqual([200, 'application/zip; charset=utf-8']);
  expect(headers['content-disposition']).toContain(`evidence-${reference}.zip`);
  const inside = unzipped(zip);
  const signed = await app.server.inject({
    url: `/api/admin/bookings/${id}/agreement?copy=signed`,
    headers: office.clerk.headers,
  });
  expect(inside['agreements/rental-agreement-1.pdf']?.equals(signed.rawPayload)).toBe(true);
  const photographs = Object.entries(inside).filter(([name]) => name.startsWith('photographs/'));
  expect(photographs.map(([name]) => name)).toEqual([
    'photographs/001-pick-up-front.webp',
    'photographs/002-return-front.webp',
  ]);
  for (const [at, photo] of [before, after].entries())
    expect(photographs[at]?.[1].equals((await original(photo)).rawPayload)).toBe(true);
  const text = pdfText(inside['evidence.pdf'] ?? Buffer.alloc(0)).replaceAll(/[\s\u200b]+/g, '');
  // As a reader of PDFs copies it.
  const copied = await copiedText(inside['evidence.pdf'] ?? Buffer.alloc(0));
  for (const digest of [sha256(photographs[1]?.[1] ?? Buffer.alloc(0)), sha256(signed.rawPayload)])
    expect(copied).toContain(digest);
  for (const sentence of [
    reference,
    'Front',
    'LekCounter',
    sha256(photographs[0]?.[1] ?? Buffer.alloc(0)),
    sha256(signed.rawPayload),
    'asitwassigned',
    'Agreedtolatercharges',
    'Lookedaroundthevehicle:nothingnewwasseen',
    'Thisrentalbrought:Front:dent',
    'Adentinthedoor',
    'Itwastherebefore',
    'Thepictureofthepick-uphasnodent',
    '฿1,000charged',
    'Takenasdeposit',
    '฿5,000',
    '฿5,350',
    '12000km',
    'TILL-7',
    'Bookingconfirmed',
    'taxinvoice',
  ])
    expect(text).toContain(sentence);
});

const copiedText = async (pdf: Uint8Array): Promise<string> => {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  return pages.join('').replaceAll(/\s+/g, '');
};

const booking = async () => {
  const { bookingNumber: reference } = await officeBooking(app, office.clerk, id);
  return { reference };
};

test('the sums are those of the files, and the documents are the originals', async () => {
  await rentalWithClaim();
  const inside = await files();
  const { 'SHA256SUMS.txt': sums = Buffer.alloc(0), ...others } = inside;
  expect(sums.toString('utf8')).toBe(
    Object.entries(others)
      .map(([name, bytes]) => `${sha256(bytes)}  ${name}\n`)
      .join(''),
  );
  const { rows } = await app.db.execute<{ name: string; pdf: Buffer }>(
    sql`select 'documents/' || kind || '-' || number || '.pdf' as name, pdf from issued_document order by issued_at, id`,
  );
  expect(rows.length).toBeGreaterThan(0);
  const documents = Object.entries(inside).filter(([name]) => name.startsWith('documents/'));
  expect(documents.map(([name]) => name)).toEqual(rows.map(({ name }) => name));
  for (const [at, { pdf }] of rows.entries()) expect(documents[at]?.[1].equals(pdf)).toBe(true);
});

test('a booking with nothing has a paper that says so, in both languages', async () => {
  for (const language of ['en', 'th']) {
    const inside = await files(id, language);
    expect(Object.keys(inside)).toEqual(['evidence.pdf', 'SHA256SUMS.txt']);
    const text = pdfText(inside['evidence.pdf'] ?? Buffer.alloc(0));
    expect(text).toContain(language === 'en' ? 'Signed agreements' : 'เงินประกัน');
    expect(text).toContain(language === 'en' ? 'None' : 'ไม่มี');
  }
});

test('what was forgotten is named and left out, and what was tampered with is told', async () => {
  await rentalWithClaim();
  await app.db.execute(sql`update hand_over_photo set digest = decode('00', 'hex') where kind = 'return'`);
  const altered = pdfText((await files())['evidence.pdf'] ?? Buffer.alloc(0));
  expect(altered.replaceAll(/\s+/g, ' ')).toContain('Not the file that was kept when it was taken');
  await app.db.execute(sql`delete from rental_agreement`);
  await app.db.execute(sql`delete from claim_photo`);
  await app.db.execute(sql`alter table issued_document disable trigger all`);
  await app.db.execute(sql`update issued_document set pdf = ''`);
  await app.db.execute(sql`insert into hand_over_photo (id, booking_id, kind, width, height, bytes, created_at)
    values (uuidv7(), ${id}, 'return', 1, 1, 1, now())`);
  const inside = await files();
  const text = pdfText(inside['evidence.pdf'] ?? Buffer.alloc(0)).replaceAll(/\s+/g, ' ');
  expect(Object.keys(inside).some((name) => name.startsWith('agreements/'))).toBe(false);
  expect(text).toContain('Version 1: the paper was deleted meanwhile');
  expect(text).toContain('The paper was deleted meanwhile');
  expect(Object.keys(inside).some((name) => name.startsWith('documents/'))).toBe(false);
  expect(text).toContain('Photographs deleted meanwhile: 1');
});

test('what was recorded without a connection says when it arrived, and what came at once says nothing', async () => {
  await paid();
  await photograph('pick-up', 'front', 300);
  await pickedUp(app, office.clerk, id);
  const words = async () => pdfText((await files())['evidence.pdf'] ?? Buffer.alloc(0)).replaceAll(/\s+/g, ' ');
  const marked = /recorded without a connection, arrived/g;
  expect(await words()).not.toMatch(marked);
  await app.db.execute(sql`update hand_over set received_at = '2026-12-04T13:05+07'`);
  await app.db.execute(sql`update hand_over_photo set received_at = '2026-12-04T13:07+07'`);
  const later = await words();
  expect(later.match(marked)).toHaveLength(2);
  for (const time of ['13:05', '13:07']) expect(later).toContain(time);
});

test('messages are called as on the booking', async () => {
  for (const [kind, channel] of [
    ['booking-expired', 'mail'],
    ['claims-settled', 'sms'],
  ])
    await app.db.execute(sql`
      insert into mail (occasion, kind, channel, booking_id, language, to_name, to_address, subject, html, plain, status,
        created_at)
      values (${kind}, ${kind}, ${channel}, ${id}, 'en', '', 'someone', '', '', '', 'waiting', now())`);
  const text = pdfText((await files())['evidence.pdf'] ?? Buffer.alloc(0)).replaceAll(/\s+/g, ' ');
  expect(text).toContain(bookings.mail['booking-expired']);
  expect(text).toContain('Claims decided');
});

test('staff alone take it, a booking that is none has none, and the history says who took it', async () => {
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from booking where id = ${id}`);
  expect(rows).toHaveLength(1);
  expect((await taken({})).status).toBe(401);
  expect((await taken(office.clerk.headers, { of: '01a206be-0000-7000-8000-000000000000' })).status).toBe(404);
  await taken();
  const { timeline } = await officeBooking(app, office.clerk, id);
  expect(timeline).toContainEqual(expect.objectContaining({ action: 'booking.evidence-exported' }));
});

test('many large photographs make a paper that a bank takes', async () => {
  const large = await scene(1900, 1400).jpeg().toBuffer();
  for (let sent = 0; sent < 3; sent += 1) {
    const form = new FormData();
    for (let one = 0; one < 10; one += 1) form.append('images', new Blob([new Uint8Array(large)]), `${one}.jpg`);
    const url = `/api/admin/bookings/${id}/photos/pick-up`;
    await app.server.inject({ method: 'POST', url, headers: office.clerk.headers, payload: form });
  }
  const inside = await files();
  expect(Object.keys(inside).filter((name) => name.startsWith('photographs/'))).toHaveLength(30);
  expect(inside['evidence.pdf']?.length).toBeLessThan(4_000_000);
}, 60_000);

test('of more photographs than the paper shows it stays one that a bank takes, and all originals are in the file', async () => {
  const { rows } = await app.db.execute<{ id: string }>(sql`
    insert into hand_over_photo (id, booking_id, kind, width, height, bytes, created_at)
    select uuidv7(), ${id}, 'pick-up', 640, 480, 1, now() from generate_series(1, 81) returning id`);
  const digests = new Set<string>();
  // Each another one: a picture that repeats itself takes no room.
  for (const { id: photoId } of rows) {
    const bytes = await grain().webp().toBuffer();
    await app.files.put(`hand-overs/${id}/${photoId}.webp`, bytes);
    digests.add(sha256(bytes));
  }
  const { 'evidence.pdf': paper = Buffer.alloc(0), ...inside } = await files();
  const originals = Object.entries(inside).filter(([name]) => name.startsWith('photographs/'));
  expect(new Set(originals.map(([, bytes]) => sha256(bytes)))).toEqual(digests);
  expect(originals).toHaveLength(81);
  expect(pdfText(paper).match(/Only in the file/g)).toHaveLength(1);
  expect(paper.length).toBeGreaterThan(80 * 20_000);
  expect(paper.length).toBeLessThan(8_000_000);
}, 120_000);

/** A picture with about as much in it as a photograph has, and never the same. */
const grain = () =>
  sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  });
