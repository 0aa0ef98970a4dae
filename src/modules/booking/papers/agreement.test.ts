import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallOf } from '#contract/index.ts';
import { changedInDatabase, guestOf } from '#test/builders/booking.ts';
import { at, booked, confirmedBooking, desk, officeBooking, pickedUp, returned } from '#test/builders/desk.ts';
import { fullCover } from '#test/builders/extras.ts';
import { tablesIn } from '#test/builders/markdown-tables.ts';
import { doJobs } from '#test/builders/paying.ts';
import { pdfText } from '#test/builders/pdf-text.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { keepEvidence } from './agreement-evidence-store.ts';
import { findAgreement, insertAgreement } from './agreement-store.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let id: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  id = await confirmedBooking(app, office.vehicleId);
});
afterEach(() => app.close());

type Body = CallOf<'POST /admin/bookings/:id/agreement'>['body'];

/** Signs under the text that came with the product, without the consent. */
const hannah = { signedName: 'Hannah Keller', textNumber: 1, agreesToLaterCharges: false };

/** Another line of the price. */
const line = (more: object): SQL => {
  const usual = { due: 'pickup', quantity: 1, name: null, unit: 'piece', unitPrice: null, days: null, rate: null };
  return sql`quote = jsonb_set(quote, '{lines,9}', ${JSON.stringify({ ...usual, ...more })}::jsonb)`;
};

const sign = async (more: Partial<Body> = {}, headers = office.clerk.headers) => {
  const { version } = await officeBooking(app, office.clerk, id);
  const body = { version, ...hannah, ...more };
  return app.call('POST /admin/bookings/:id/agreement', { params: { id }, headers, body });
};
const paper = async (query = '', headers: Record<string, string> = office.clerk.headers) => {
  const {
    statusCode,
    headers: answerHeaders,
    rawPayload,
  } = await app.server.inject({
    url: `/api/admin/bookings/${id}/agreement${query}`,
    headers,
  });
  return {
    statusCode,
    type: answerHeaders['content-type'],
    name: answerHeaders['content-disposition'],
    bytes: rawPayload,
  };
};
const signed = async () => {
  const { body } = await app.call('GET /admin/bookings/:id/agreements', {
    params: { id },
    headers: office.clerk.headers,
  });
  return body.data.signed;
};

/** A stroke of a pen on nothing, as a canvas gives it. */
const drawn = async ({ width = 600, height = 200, ink = 'black' } = {}) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M20 150 C 120 10 200 190 300 90 S 480 20 560 120" stroke="${ink}" stroke-width="4" fill="none"/></svg>`,
    ),
  )
    .png()
    .toBuffer();
const asText = async (png: Promise<Buffer>) => (await png).toString('base64');

test('how the renter arrives stands on it', async () => {
  const { version } = await officeBooking(app, office.clerk, id);
  const body = { version, flightNumber: 'TG 677', arrivalNote: 'Lands at nine' };
  await app.call('PUT /admin/bookings/:id', { params: { id }, headers: office.clerk.headers, body });
  const text = pdfText((await paper()).bytes);
  for (const phrase of ['Flight number', 'หมายเลขเที่ยวบิน', 'TG 677', 'Lands at nine']) expect(text).toContain(phrase);
});

test('a copy to be signed tells the facts of the hand-over in Thai and English, with lines for both to sign', async () => {
  await pickedUp(app, office.clerk, id, { damage: 'Scratch on the left door', fuel: 6 });
  const { statusCode, type, name, bytes } = await paper('?copy=unsigned');
  const { bookingNumber, vehicleLicensePlate } = await officeBooking(app, office.clerk, id);
  expect([statusCode, type]).toEqual([200, 'application/pdf']);
  expect(name).toContain(`rental-agreement-${bookingNumber}.pdf`);
  const text = pdfText(bytes);
  for (const phrase of ['สัญญาเช่ารถ', 'Rental agreement', 'เลขไมล์', 'Mileage', '12,000 กม.', '12,000 km'])
    expect(text).toContain(phrase);
  for (const phrase of [
    bookingNumber,
    vehicleLicensePlate,
    'Hannah Keller',
    'Scratch on the left door',
    '3/4',
    '฿5,350',
  ])
    expect(text).toContain(phrase);
  for (const phrase of ['ผู้เช่า', 'Customer', 'ผู้ให้เช่า', 'For the business', 'ลายเซ็น', 'เงื่อนไข', 'Terms'])
    expect(text).toContain(phrase);
  expect(text).not.toContain('Signed');
});

const unsigned = async () => pdfText((await paper('?copy=unsigned')).bytes).replaceAll(/\s+/g, ' ');
const covered = async (deductible: number | null) => {
  const packageId = await fullCover(app.db, office.categoryId);
  if (deductible === null) await app.db.execute(sql`delete from insurance_package_option`);
  else await app.db.execute(sql`update insurance_package_option set deductible_satang = ${deductible * 100}`);
  await app.db.execute(sql`update booking set insurance_package_id = ${packageId}, insurance_pay_at = 'online'`);
};

test('without cover the paper says so, and that the customer answers for damage as the law provides', async () => {
  const text = await unsigned();
  for (const phrase of ['none chosen', 'ไม่ได้เลือก', 'as the law provides', 'ตามกฎหมาย']) expect(text).toContain(phrase);
  expect(text).not.toContain('the excess of');
});

test.each([
  [8000, ['Full cover', 'excess ฿8,000', 'up to the excess of the chosen cover, ฿8,000', 'คุ้มครองเต็มที่']],
  [0, ['Full cover', 'excess ฿0', 'pays no excess for damage']],
  [null, ['Full cover', 'not for damage to the vehicle', 'as the law provides']],
])('a cover with an excess of %s is among the facts, and the term says what it leaves', async (deductible, texts) => {
  await covered(deductible);
  const text = await unsigned();
  for (const phrase of texts) expect(text).toContain(phrase);
  expect(text).not.toContain('none chosen');
});

test('the deposit is to be left and given back: nobody says that it is held', async () => {
  const text = await unsigned();
  expect(text).toContain('A security deposit of ฿5,000 is to be left at the pick-up and is given back');
  expect(text).not.toMatch(/held/);
  await app.db.execute(sql`update booking set quote = jsonb_set(quote, '{securityDeposit}', '0')`);
  expect(await unsigned()).not.toMatch(/(a|the) security deposit (of|is)/i);
});

test('damage is what staff wrote, and an empty field is not noted', async () => {
  await pickedUp(app, office.clerk, id);
  const text = await unsigned();
  expect(text).toContain('not noted');
  expect(text).not.toMatch(/none seen|ไม่พบ/);
});

test('damage that is known at the pick-up stands on it in both languages, without what staff wrote', async () => {
  const known = { place: 'left', kind: 'scratch', size: 'small', note: 'By a taxi' } as const;
  await pickedUp(app, office.clerk, id, { newDamage: [known] });
  await returned(app, office.clerk, id, { newDamage: [{ place: 'roof', kind: 'dent', size: 'large' }] });
  const text = await unsigned();
  for (const phrase of ['Known damage', 'Left side: scratch, small', 'รอยขีดข่วน']) expect(text).toContain(phrase);
  expect(text).not.toMatch(/taxi|dent, large/);
});

test('a listed colour stands in both languages; one that the business typed stands in English alone', async () => {
  await app.db.execute(sql`update vehicle set color = 'Silver'`);
  expect(await unsigned()).toMatch(/สีเงิน\s?Silver/);
  await app.db.execute(sql`update vehicle set color = 'Champagne dusk'`);
  const { body } = await app.call('GET /admin/bookings/:id/agreements', {
    params: { id },
    headers: office.clerk.headers,
  });
  const colour = body.data.paper.vehicle.find(({ label }) => label.en === 'Colour');
  expect(colour?.value).toEqual({ th: '', en: 'Champagne dusk' });
  expect(await unsigned()).toContain('Champagne dusk');
});

test('the tax has its Thai name beside the English one, and test payments are marked in both languages', async () => {
  const text = await unsigned();
  expect(text).toContain('VAT 7%');
  expect(text).toMatch(/ภาษีมูลค่าเพิ่ม 7%/);
});

test('before the pick-up the paper says that nothing was handed over yet', async () => {
  expect(pdfText((await paper()).bytes)).toContain('The vehicle has not been handed over yet');
});

test('what was signed is kept and comes back as the same bytes, whatever happens to the booking', async () => {
  const { status, body } = await sign({ signature: await asText(drawn()) });
  expect(status).toBe(200);
  expect(body.data).toEqual({
    version: 1,
    signedName: 'Hannah Keller',
    signedAt: '2026-11-20T12:00:00+07:00',
    isDrawn: true,
    way: 'desk',
    by: 'Lek Counter',
    textNumber: 1,
    agreesToLaterCharges: false,
    changed: [],
  });
  const first = await paper();
  await pickedUp(app, office.clerk, id);
  await returned(app, office.clerk, id, { damage: 'A new dent' });
  app.setNow('2026-11-20T12:30');
  const later = await paper();
  expect(later.bytes.equals(first.bytes)).toBe(true);
  expect(pdfText(later.bytes)).toContain('Lek Counter');
  expect(pdfText(later.bytes)).not.toContain('A new dent');
  expect(pdfText((await paper('?copy=unsigned')).bytes)).not.toContain('in the presence of');
});

test('a name that is typed is said to be typed', async () => {
  expect((await sign()).body.data.isDrawn).toBe(false);
  expect(pdfText((await paper()).bytes)).toContain('signed by typing the name');
});

test('signed anew it is the next version, and the one before stays', async () => {
  await sign();
  const first = await paper();
  await sign({ signedName: 'Hannah M. Keller' });
  expect((await signed()).map(({ version, signedName }) => [version, signedName])).toEqual([
    [2, 'Hannah M. Keller'],
    [1, 'Hannah Keller'],
  ]);
  expect((await paper('?version=1')).bytes.equals(first.bytes)).toBe(true);
  expect((await paper('?version=3')).statusCode).toBe(404);
});

test('it is signed from the confirmation until the return', async () => {
  const pending = await booked(app, office.vehicleId, {
    pickupDate: '2026-12-20T10:00',
    returnDate: '2026-12-25T10:00',
  });
  const confirmed = id;
  id = pending;
  expect(await sign()).toMatchObject({ status: 409, problem: { error: 'agreement.not-now' } });
  id = confirmed;
  expect((await sign()).status).toBe(200);
  await pickedUp(app, office.clerk, id);
  expect((await sign()).status).toBe(200);
  await returned(app, office.clerk, id);
  expect(await sign()).toMatchObject({ status: 409, problem: { error: 'agreement.not-now' } });
  expect(await signed()).toHaveLength(2);
});

test('a booking that has moved on is not signed as it was', async () => {
  const { version } = await officeBooking(app, office.clerk, id);
  expect((await sign({ version: version - 1 })).problem.error).toBe('booking.changed-meanwhile');
});

test('the audit log says who had it signed, and nothing of the customer', async () => {
  await sign({ signature: await asText(drawn()) });
  const { rows } = await app.db.execute<{ actor_name: string; changes: unknown }>(
    sql`select actor_name, changes from audit_entry where action = 'booking.agreement-signed'`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.actor_name).toBe('Lek Counter');
  expect(JSON.stringify(rows)).not.toContain('Hannah');
});

describe('a signature that is none is refused, and nothing is kept', () => {
  test.each([
    ['no picture at all', async () => Buffer.from('not a picture')],
    [
      'a JPEG',
      async () =>
        sharp(await drawn())
          .flatten({ background: 'white' })
          .jpeg()
          .toBuffer(),
    ],
    ['a PNG that breaks off', async () => (await drawn()).subarray(0, 300)],
    ['a sheet on which nobody drew', () => drawn({ ink: 'none' })],
    ['one that is too small to be one', () => drawn({ width: 10, height: 10 })],
    ['one that is too wide', () => drawn({ width: 5000, height: 100 })],
  ])('%s', async (_, made) => {
    const refused = await sign({ signature: await asText(made()) });
    expect(refused).toMatchObject({ status: 422, problem: { error: 'agreement.bad-signature' } });
    expect(await signed()).toEqual([]);
  });

  test('one of more than 180 kB', async () => {
    expect((await sign({ signature: 'A'.repeat(240_004) })).status).toBe(422);
  });
});

test('what is kept of a drawing is made anew: small, and without what came with it', async () => {
  const withMore = sharp(await drawn({ width: 2000, height: 600 })).withExif({ IFD0: { Artist: 'canary' } });
  await sign({ signature: await asText(withMore.png().toBuffer()) });
  const { rows } = await app.db.execute<{ signature: Buffer }>(sql`select signature from rental_agreement`);
  const saved = rows[0]?.signature ?? Buffer.alloc(0);
  const { format, width, exif } = await sharp(saved).metadata();
  expect({ format, width, exif }).toEqual({ format: 'png', width: 900, exif: undefined });
  expect(saved.length).toBeLessThan(20_000);
});

test('staff alone see it', async () => {
  const customer = await signedInAs(app);
  await app.db.execute(sql`update customer set user_id = ${customer.id}`);
  expect((await paper('', {})).statusCode).toBe(401);
  expect((await paper('', customer.headers)).statusCode).toBe(403);
  expect((await sign({}, customer.headers)).status).toBe(403);
});

test('when a booking is forgotten what was signed goes too', async () => {
  await pickedUp(app, office.clerk, id);
  await sign();
  await changedInDatabase(app, sql`status = 'completed', returned_at = drop_off_at`);
  app.setNow('2032-01-02T12:00');
  await app.runJob('retention');
  const { rows } = await app.db.execute(sql`select count(*)::int as papers from rental_agreement`);
  expect(rows).toEqual([{ papers: 0 }]);
});

describe('no keys before the signature', () => {
  const pickUp = async (more: object = {}, headers = office.clerk.headers) => {
    const { version } = await officeBooking(app, office.clerk, id);
    const body = { version, mileage: 12_000, fuel: 8, licenseChecked: true as const, ...more };
    return app.call('POST /admin/bookings/:id/pick-up', { params: { id }, headers, body });
  };
  const agreement = async () => (await officeBooking(app, office.clerk, id)).agreement;

  test('a pick-up is refused until the agreement is signed', async () => {
    expect(await agreement()).toEqual({ state: 'unsigned', changed: [] });
    expect((await pickUp()).problem.error).toBe('agreement.unsigned');
    await sign();
    expect(await agreement()).toEqual({ state: 'signed', changed: [] });
    expect((await pickUp()).status).toBe(200);
  });

  test('an admin may go without, with a reason that the history keeps; staff may not', async () => {
    const withoutAgreement = 'The tablet is broken: signed on paper';
    expect((await pickUp({ withoutAgreement })).status).toBe(403);
    expect((await pickUp({ withoutAgreement: ' ' }, office.admin.headers)).status).toBe(422);
    expect((await pickUp({ withoutAgreement }, office.admin.headers)).status).toBe(200);
    const { timeline } = await officeBooking(app, office.clerk, id);
    expect(timeline.find(({ action }) => action === 'booking.picked-up')?.reason).toBe(withoutAgreement);
  });

  test.each([
    ['times', sql`drop_off_at = drop_off_at + interval '1 day', blocked_until = blocked_until + interval '1 day'`],
    ['price', sql`quote = jsonb_set(quote, '{lines,0,amount}', '1')`],
    ['deposit', sql`quote = jsonb_set(quote, '{securityDeposit}', '1')`],
    ['cover', sql`sold_cover = '{"name": "Basic", "nameInThai": null, "excess": 800000}'`],
    ['customer', sql`last_name = 'Kellermann'`],
    ['customer', sql`license_number = 'B 7'`],
    [
      'extras',
      sql`quote = jsonb_set(quote, '{lines,9}', '{"kind": "addon", "due": "online", "amount": 0, "quantity": 1, "name": {"en": "Cooler", "th": null}, "unit": "piece", "unitPrice": null, "days": null, "rate": null}')`,
    ],
  ])('another of the %s asks for a new signature', async (part, change) => {
    await sign();
    await changedInDatabase(app, change, sql`id = ${id}`);
    expect(await agreement()).toEqual({ state: 'outdated', changed: [part] });
    const refused = await pickUp();
    expect(refused.problem).toMatchObject({ error: 'agreement.outdated', details: { changed: [part] } });
    const { customerName } = await officeBooking(app, office.clerk, id);
    await sign({ signedName: customerName });
    expect((await pickUp()).status).toBe(200);
  });

  test('another phone, a note or a payment asks for none, nor does a late fee', async () => {
    await sign();
    await changedInDatabase(app, sql`phone = '+66 2 111 2222', notes = 'Comes late', paid_satang = 1`, sql`id = ${id}`);
    expect(await agreement()).toEqual({ state: 'signed', changed: [] });
    expect((await pickUp()).status).toBe(200);
    await returned(app, office.clerk, id, { lateFee: 500 });
    expect(await agreement()).toEqual({ state: 'signed', changed: [] });
  });
});

const changedBy: Record<string, SQL | (() => Promise<unknown>)> = {
  'the plate': () => app.db.execute(sql`update vehicle set license_plate = '9กก 9999'`),
  'the return': sql`drop_off_at = drop_off_at + interval '1 hour', blocked_until = blocked_until + interval '1 hour'`,
  'the place of the return': sql`drop_off_location_id = (select id from location where id <> drop_off_location_id limit 1)`,
  'a discount': sql`quote = jsonb_set(quote, '{lines,0,amount}', '1')`,
  'an add-on': line({ kind: 'addon', name: { en: 'Cooler', th: null }, amount: 0 }),
  'the deposit': sql`quote = jsonb_set(quote, '{securityDeposit}', '1')`,
  'the cover': sql`sold_cover = '{"name": "Basic", "nameInThai": null, "excess": 800000}'`,
  'the name': sql`last_name = 'Kellermann'`,
  'the licence': sql`license_number = 'B 7'`,
  'the phone number': sql`phone = '+66 2 111 2222'`,
  'a note': sql`notes = 'Comes late'`,
  'the flight': sql`flight_number = 'TG 677'`,
  'a payment': sql`paid_satang = 1`,
  'a late fee': line({ kind: 'late-fee', amount: 50_000 }),
  'a claim': line({ kind: 'claim', amount: 50_000 }),
  'a newer text': () =>
    app.call('POST /admin/agreement-texts', {
      headers: office.admin.headers,
      body: { basedOn: 1, thai: 'รถ', english: 'Vehicle', contains: [], validFrom: null },
    }),
};

const document = readFileSync(join(import.meta.dirname, '../../../../docs/rules/contracts.md'), 'utf8');
const changes = (
  tablesIn(document).find(({ heading }) => heading === 'When it does not stand any more')?.rows ?? []
).map((row) => ({ what: row['Changed since it was signed'] ?? '', it: row.It, part: row.In }));

test('the document says of every change what it does to an agreement', () =>
  expect(changes.map(({ what }) => what)).toEqual(Object.keys(changedBy)));

test.each(changes)('changed since it was signed: $what: it $it', async ({ what, it, part }) => {
  await sign();
  const change = changedBy[what];
  if (typeof change === 'function') await change();
  else if (change) await changedInDatabase(app, change, sql`id = ${id}`);
  const { agreement } = await officeBooking(app, office.clerk, id);
  expect(agreement).toEqual({
    state: it === 'stands' ? 'signed' : 'outdated',
    changed: part ? [part] : [],
  });
});

describe('the customer signs on the page of the booking', () => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    headers = await guestOf(app, id);
    await app.db.execute(sql`delete from mail`);
  });
  const read = async () => (await app.call('GET /bookings/:id/agreements', { params: { id }, headers })).body.data;
  const signHere = async (more: object = {}, by = headers) => {
    const { version } = (await app.call('GET /bookings/:id', { params: { id }, headers })).body.data;
    const body = { version, ...hannah, ...more };
    return app.call('POST /bookings/:id/agreements', { params: { id }, headers: by, body });
  };

  test('from 72 hours before the pick-up, alone, with a copy by mail that is the paper to the byte', async () => {
    office = await at(app, office, '2026-12-02T09:59');
    // The paper names the vehicle with its plate, which may be another until then.
    expect(await read()).toMatchObject({ signableFrom: '2026-12-02T10:00:00+07:00', paper: null });
    expect((await signHere()).problem.error).toBe('agreement.too-early');
    office = await at(app, office, '2026-12-02T10:00');
    expect((await read()).paper?.vehicle).toBeDefined();
    expect((await signHere({}, office.clerk.headers)).status).toBe(404);
    const { status, body } = await signHere({ signature: await asText(drawn()) });
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ version: 1, way: 'page', by: null, isDrawn: true }),
    ]);
    expect(await read()).toMatchObject({ state: 'signed', signed: [{ version: 1, changed: [] }] });
    await doJobs(app, 'mail-agreement-signed');
    const { rows } = await app.db.execute<{ subject: string; name: string; content: Buffer }>(sql`
      select mail.subject, part.name, part.content from mail join mail_attachment part on part.mail_id = mail.id
      where mail.kind = 'agreement-signed'`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.subject).toMatch(/^Your rental agreement: Toyota Yaris, BKK/);
    const own = await app.server.inject({ url: `/api/bookings/${id}/agreements/1`, headers });
    expect(own.rawPayload.equals(rows[0]?.content ?? Buffer.alloc(0))).toBe(true);
    expect((await app.server.inject({ url: `/api/bookings/${id}/agreements/2`, headers })).statusCode).toBe(404);
    await returned(app, office.clerk, id, { withoutPickUp: true });
    expect(await read()).toMatchObject({ signableFrom: null, signed: [{ version: 1 }] });
  });

  test.each(['Bob Miller', 'H K', '--', '李娜'])('not by the name of somebody else: %s', async (signedName) => {
    office = await at(app, office, '2026-12-04T10:00');
    expect((await signHere({ signedName })).status).toBe(422);
    expect((await read()).signed).toEqual([]);
  });

  test.each([
    ['李', '小龙', '李小龙'],
    ['娜', '李', '李 娜'],
    ['สมชาย', 'ใจดี', 'สมชายใจดี'],
    ['Aye', 'အောင်', 'Aye အောင်'],
  ])('the name of %s %s may be written as %s', async (firstName, lastName, signedName) => {
    office = await at(app, office, '2026-12-04T10:00');
    await app.db.execute(sql`update booking set first_name = ${firstName}, last_name = ${lastName} where id = ${id}`);
    expect((await signHere({ signedName })).status).toBe(200);
  });

  test('nobody of the staff signs there, whatever opens the booking for them', async () => {
    office = await at(app, office, '2026-12-04T10:00');
    expect((await signHere({}, { ...office.clerk.headers, ...headers })).status).toBe(404);
  });

  test('the paper says where it was signed', async () => {
    office = await at(app, office, '2026-12-04T10:00');
    await signHere();
    const own = await app.server.inject({ url: `/api/bookings/${id}/agreements/1`, headers });
    const text = pdfText(own.rawPayload).replaceAll(/\s+/g, ' ');
    expect(text).toContain('signed by the customer on the page of the booking');
    expect(text).not.toContain('in the presence of');
  });

  test('the name may be written in another way', async () => {
    office = await at(app, office, '2026-12-04T10:00');
    await app.db.execute(sql`update booking set first_name = 'Zoë', last_name = 'Müller-Lang' where id = ${id}`);
    expect((await signHere({ signedName: 'MULLER Z.' })).status).toBe(200);
  });

  test('once, of six presses at once', async () => {
    office = await at(app, office, '2026-12-04T10:00');
    const answers = await Promise.all(Array.from({ length: 6 }, () => signHere()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await read()).signed).toHaveLength(1);
  });
});

describe('what was signed has its evidence', () => {
  const changed = async () => (await signed()).map((one) => one.changed);

  test.each([
    ['facts', sql`facts = jsonb_set(facts, '{reference}', '"BKK222222"')`],
    ['facts', sql`binds = jsonb_set(binds, '{price}', '1')`],
    ['facts', sql`signed_name = 'Hannah Kellex'`],
    ['signature', sql`signature = set_byte(signature, 90, (get_byte(signature, 90) + 1) % 256)`],
    ['paper', sql`pdf = set_byte(pdf, 900, (get_byte(pdf, 900) + 1) % 256)`],
    ['facts', sql`facts = jsonb_set(facts, '{agreesToLaterCharges}', 'true')`],
  ])('one byte of its %s that is another is named', async (part, change) => {
    await sign({ signature: await asText(drawn()) });
    expect(await changed()).toEqual([[]]);
    await app.db.execute(sql`update rental_agreement set ${change}`);
    expect(await changed()).toEqual([[part]]);
  });

  test.each(['thai', 'english'])('one byte of its text in %s that is another is named', async (language) => {
    await sign();
    const flip = sql`update agreement_text set ${sql.identifier(language)} = overlay(${sql.identifier(language)} placing 'X' from 9 for 1)`;
    await expect(app.db.execute(flip)).rejects.toThrow();
    await app.db.execute(sql`alter table agreement_text disable trigger agreement_text_stays`);
    await app.db.execute(flip);
    expect(await changed()).toEqual([['text']]);
    await app.db.execute(sql`
      insert into agreement_text (number, thai, english, contains, valid_from, written_at)
      select 2, thai, english, contains, valid_from, written_at from agreement_text`);
    await app.db.execute(sql`delete from agreement_text where number = 1`);
    expect(await changed()).toEqual([['text']]);
  });

  test('another version in its facts is named with the facts', async () => {
    await sign();
    await app.db.execute(sql`update rental_agreement set facts = jsonb_set(facts, '{text,number}', '2')`);
    expect(await changed()).toEqual([['facts', 'text']]);
  });

  test('one from before texts had versions stays whole', async () => {
    await sign();
    await app.db.execute(sql`update rental_agreement set facts = facts - 'text' - 'agreesToLaterCharges'`);
    await app.step(async ({ tx }) => {
      const row = await findAgreement(tx, id);
      if (!row) throw new Error('nothing is signed');
      // As it was digested then: without text and consent.
      await keepEvidence(tx, await insertAgreement(tx, { ...row, id: crypto.randomUUID(), version: 2 }));
    });
    expect(await signed()).toMatchObject([
      { version: 2, changed: [], textNumber: null, agreesToLaterCharges: null },
      { version: 1, changed: ['facts'] },
    ]);
  });

  test('evidence can neither be changed nor deleted, and what was is named at its neighbour too', async () => {
    await sign();
    await sign();
    await sign();
    await expect(app.db.execute(sql`update agreement_evidence set version = 7`)).rejects.toThrow();
    await expect(app.db.execute(sql`delete from agreement_evidence`)).rejects.toThrow();
    await expect(app.db.execute(sql`truncate agreement_evidence`)).rejects.toThrow();
    await app.db.execute(sql`alter table agreement_evidence disable trigger agreement_evidence_stays`);
    await app.db.execute(
      sql`update agreement_evidence set signed_at = signed_at + interval '1 minute' where number = 2`,
    );
    expect(await changed()).toEqual([[], ['chain'], ['chain']]);
  });

  test('a forged link that fits its own agreement breaks the one after it', async () => {
    await sign();
    await sign();
    await sign();
    const { rows } = await app.db.execute<Record<'facts' | 'pdf' | 'link' | 'previous', string>>(sql`
      select encode(facts_digest, 'hex') as facts, encode(pdf_digest, 'hex') as pdf, encode(link, 'hex') as link,
        encode(lag(link) over (order by number), 'hex') as previous
      from agreement_evidence order by number`);
    const { facts = '', pdf = '', link = '', previous = '' } = rows[1] ?? {};
    const linkAt = (signedAt: string) =>
      createHash('sha256').update([previous, 2, id, 2, signedAt, facts, '', pdf].join('\n')).digest('hex');
    expect(linkAt('2026-11-20T05:00:00Z')).toBe(link);
    await app.db.execute(sql`alter table agreement_evidence disable trigger agreement_evidence_stays`);
    await app.db.execute(sql`
      update agreement_evidence set signed_at = '2026-11-20T05:01:00Z', link = decode(${linkAt('2026-11-20T05:01:00Z')}, 'hex')
      where number = 2`);
    expect(await changed()).toEqual([['chain'], ['chain'], []]);
  });

  test('what was signed before evidence was kept is not said to be whole', async () => {
    await sign();
    await app.db.execute(sql`alter table agreement_evidence disable trigger agreement_evidence_stays`);
    await app.db.execute(sql`delete from agreement_evidence`);
    expect(await changed()).toEqual([['chain']]);
    await app.db.execute(sql`update rental_agreement set binds = null`);
    expect(await changed()).toEqual([null]);
  });
});
