import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallOf } from '#contract/index.ts';
import { changedInDatabase } from '#test/builders/booking.ts';
import { confirmedBooking, desk, officeBooking, pickedUp, returned } from '#test/builders/desk.ts';
import { fullCover } from '#test/builders/extras.ts';
import { pdfText } from '#test/builders/pdf-text.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

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

const sign = async (more: Partial<Body> = {}, headers = office.clerk.headers) => {
  const { version } = await officeBooking(app, office.clerk, id);
  const body = { version, signedName: 'Hannah Keller', ...more };
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
  const { statusCode, type, name, bytes } = await paper();
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
  expect(await unsigned()).not.toMatch(/security deposit/i);
});

test('damage is what staff wrote, and an empty field is not noted', async () => {
  await pickedUp(app, office.clerk, id);
  const text = await unsigned();
  expect(text).toContain('not noted');
  expect(text).not.toMatch(/none seen|ไม่พบ/);
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
  await pickedUp(app, office.clerk, id);
  const { status, body } = await sign({ signature: await asText(drawn()) });
  expect(status).toBe(200);
  expect(body.data).toEqual({
    version: 1,
    signedName: 'Hannah Keller',
    signedAt: '2026-11-20T12:00:00+07:00',
    isDrawn: true,
    by: 'Lek Counter',
  });
  const first = await paper();
  await returned(app, office.clerk, id, { damage: 'A new dent' });
  app.setNow('2026-11-20T12:30');
  const later = await paper();
  expect(later.bytes.equals(first.bytes)).toBe(true);
  expect(pdfText(later.bytes)).toContain('Lek Counter');
  expect(pdfText(later.bytes)).not.toContain('A new dent');
  expect(pdfText((await paper('?copy=unsigned')).bytes)).not.toContain('in the presence of');
});

test('a name that is typed is said to be typed', async () => {
  await pickedUp(app, office.clerk, id);
  expect((await sign()).body.data.isDrawn).toBe(false);
  expect(pdfText((await paper()).bytes)).toContain('signed by typing the name');
});

test('signed anew it is the next version, and the one before stays', async () => {
  await pickedUp(app, office.clerk, id);
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

test('it is signed while the vehicle is out: not before its pick-up, nor after its return', async () => {
  expect(await sign()).toMatchObject({ status: 409, problem: { error: 'agreement.not-out' } });
  await pickedUp(app, office.clerk, id);
  await returned(app, office.clerk, id);
  expect(await sign()).toMatchObject({ status: 409, problem: { error: 'agreement.not-out' } });
  expect(await signed()).toEqual([]);
});

test('a booking that has moved on is not signed as it was', async () => {
  await pickedUp(app, office.clerk, id);
  const { version } = await officeBooking(app, office.clerk, id);
  expect((await sign({ version: version - 1 })).problem.error).toBe('booking.changed-meanwhile');
});

test('the audit log says who had it signed, and nothing of the customer', async () => {
  await pickedUp(app, office.clerk, id);
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
    await pickedUp(app, office.clerk, id);
    const refused = await sign({ signature: await asText(made()) });
    expect(refused).toMatchObject({ status: 422, problem: { error: 'agreement.bad-signature' } });
    expect(await signed()).toEqual([]);
  });

  test('one of more than 180 kB', async () => {
    await pickedUp(app, office.clerk, id);
    expect((await sign({ signature: 'A'.repeat(240_004) })).status).toBe(422);
  });
});

test('what is kept of a drawing is made anew: small, and without what came with it', async () => {
  await pickedUp(app, office.clerk, id);
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
