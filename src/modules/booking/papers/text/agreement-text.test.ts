import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallOf } from '#contract/index.ts';
import { at, confirmedBooking, desk, officeBooking } from '#test/builders/desk.ts';
import { pdfText } from '#test/builders/pdf-text.ts';
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

type Body = CallOf<'POST /admin/agreement-texts'>['body'];

const texts = {
  thai: '# ความรับผิด\n\nผู้เช่ารับผิดชอบไม่เกิน {{excess}}\n\nเงินประกัน {{deposit}} คืนให้ภายในเจ็ดวัน\n\nผู้เช่าคืนรถที่ {{business}}',
  english:
    '# Liability\n\nThe customer pays up to {{excess}}.\n\nThe deposit of {{deposit}} is given back within seven days.\n\nThe vehicle comes back to {{business}}.',
};
const write = (more: Partial<Body> = {}) => {
  const body = { basedOn: 1, ...texts, contains: ['vehicle'] as Body['contains'], validFrom: null, ...more };
  return app.call('POST /admin/agreement-texts', { headers: office.admin.headers, body });
};
const list = async () => (await app.call('GET /admin/agreement-texts', { headers: office.admin.headers })).body.data;
const agreements = async () =>
  (await app.call('GET /admin/bookings/:id/agreements', { params: { id }, headers: office.clerk.headers })).body.data;
const sign = async (textNumber: number, agreesToLaterCharges = true) => {
  const { version } = await officeBooking(app, office.clerk, id);
  const body = { version, signedName: 'Hannah Keller', textNumber, agreesToLaterCharges };
  return app.call('POST /admin/bookings/:id/agreement', { params: { id }, headers: office.clerk.headers, body });
};
const paperOf = async (query: string) => {
  const url = `/api/admin/bookings/${id}/agreement${query}`;
  return (await app.server.inject({ url, headers: office.clerk.headers })).rawPayload;
};
const printed = async (query: string) => pdfText(await paperOf(query)).replaceAll(/\s+/g, ' ');

test('the first text came with the product, is valid and has nothing ticked', async () => {
  expect(await list()).toEqual([
    {
      number: 1,
      state: 'valid',
      validFrom: '2000-01-01T00:00:00+07:00',
      writtenAt: '2000-01-01T00:00:00+07:00',
      writtenBy: null,
      contains: [],
      signed: 0,
    },
  ]);
});

test('a version is signed from its moment on, with its places filled in and what the booking does not have left out', async () => {
  expect((await sign(1)).status).toBe(200);
  const first = await paperOf('?version=1');
  const { status, body } = await write({ contains: ['originals', 'vehicle'], validFrom: '2026-11-20T13:00' });
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({ number: 2, state: 'future', contains: ['vehicle', 'originals'], writtenBy: 'Nok Head' }),
  ]);
  expect((await agreements()).textNumber).toBe(1);
  app.setNow('2026-11-20T12:59');
  expect((await sign(2)).problem.error).toBe('agreement.other-text');

  office = await at(app, office, '2026-11-20T13:00');
  expect((await sign(1)).problem.error).toBe('agreement.other-text');
  const { textNumber, paper, state } = await agreements();
  // What was signed under the older text stands.
  expect([textNumber, state]).toEqual([2, 'signed']);
  expect(paper.terms).toEqual([
    { isHeading: true, th: 'ความรับผิด', en: 'Liability' },
    {
      isHeading: false,
      th: 'เงินประกัน ฿5,000 คืนให้ภายในเจ็ดวัน',
      en: 'The deposit of ฿5,000 is given back within seven days.',
    },
    { isHeading: false, th: 'ผู้เช่าคืนรถที่ Saphan Car Rental', en: 'The vehicle comes back to Saphan Car Rental.' },
  ]);
  expect((await sign(2)).body.data).toMatchObject({
    version: 2,
    textNumber: 2,
    agreesToLaterCharges: true,
    changed: [],
  });
  expect(await printed('?version=2')).toContain('within seven days');
  expect((await paperOf('?version=1')).equals(first)).toBe(true);
  expect((await list()).map(({ number, state: one, signed }) => [number, one, signed])).toEqual([
    [2, 'valid', 1],
    [1, 'past', 1],
  ]);
  expect((await agreements()).signed.map(({ changed }) => changed)).toEqual([[], []]);
});

test('the paper says whether charges after the return are agreed', async () => {
  await sign(1);
  await sign(1, false);
  const [unsigned, agreed, refused] = await Promise.all(['?copy=unsigned', '?version=1', '?version=2'].map(printed));
  for (const paper of [unsigned, agreed, refused]) expect(paper).toContain('ผู้เช่ายินยอมให้เรียกเก็บ');
  expect(agreed).toMatch(/ยินยอม agreed/);
  expect(agreed).not.toMatch(/not agreed/);
  expect(refused).toMatch(/ไม่ยินยอม not agreed/);
  expect(refused).not.toMatch(/ยินยอม agreed/);
  expect(unsigned).toMatch(/ยินยอม agreed ไม่ยินยอม not agreed/);
});

test.each([
  ['a moment that is over', { validFrom: '2026-11-20T11:59' }, { validFrom: 'agreement-text.past' }],
  ['an unknown placeholder', { thai: 'รถ {{excuse}}', english: 'Car' }, { thai: 'agreement-text.unknown-placeholder' }],
  ['English that does not go with the Thai', { english: 'Car' }, { english: 'agreement-text.not-parallel' }],
  ['a text in another language', { thai: texts.english }, { thai: 'agreement-text.not-thai' }],
  [
    'no text',
    { thai: ' ', english: '' },
    { thai: 'agreement-text.thai-required', english: 'agreement-text.english-required' },
  ],
])('%s is refused, and nothing is written', async (_what, more, codes) => {
  const { status, problem } = await write(more);
  expect(status).toBe(422);
  const told = Object.entries(problem.fields ?? {}).map(([field, { code }]) => [field, code]);
  expect(Object.fromEntries(told)).toEqual(codes);
  expect(await list()).toHaveLength(1);
});

test('of two admins who write at once, one is told', async () => {
  const answers = await Promise.all([write(), write(), write()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await write()).problem.error).toBe('agreement-text.changed-meanwhile');
  expect((await write({ basedOn: 2 })).status).toBe(200);
});

test('a text is never changed and never deleted', async () => {
  await expect(app.db.execute(sql`update agreement_text set thai = 'x'`)).rejects.toThrow();
  await expect(app.db.execute(sql`delete from agreement_text`)).rejects.toThrow();
  await expect(app.db.execute(sql`truncate agreement_text`)).rejects.toThrow();
});

test('an admin alone reads and writes it, and the log says who did', async () => {
  const { headers } = office.clerk;
  expect((await app.call('GET /admin/agreement-texts', { headers })).status).toBe(403);
  await write();
  const { rows } = await app.db.execute<{ actor_name: string; changes: unknown }>(
    sql`select actor_name, changes from audit_entry where action = 'agreement.text-written'`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.actor_name).toBe('Nok Head');
  expect(JSON.stringify(rows[0]?.changes)).toContain('"after":11');
});

test('a preview prints the text about an invented booking, marked as one, and saves nothing', async () => {
  const preview = (body: object) =>
    app.server.inject({
      method: 'POST',
      url: '/api/admin/agreement-texts/preview',
      headers: office.admin.headers,
      payload: body,
    });
  const { statusCode, headers, rawPayload } = await preview(texts);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  const text = pdfText(rawPayload).replaceAll(/\s+/g, ' ');
  for (const phrase of ['EXAMPLE', 'ตัวอย่าง', 'Liability', 'The customer pays up to ฿8,000.', 'Somchai Jaidee'])
    expect(text).toContain(phrase);
  expect((await preview({ thai: 'รถ {{x}}', english: 'Car' })).statusCode).toBe(422);
  expect(await list()).toHaveLength(1);
});

test('a version that is not there is 404', async () => {
  const { headers } = office.admin;
  const read = (number: string) => app.call('GET /admin/agreement-texts/:number', { params: { number }, headers });
  expect((await read('1')).body.data.english).toContain('{{ifDeposit}}The security deposit is given back');
  expect((await read('2')).problem.error).toBe('agreement-text.not-found');
});
