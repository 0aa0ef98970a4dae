import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customerMade } from '#test/builders/customers.ts';
import { jpeg, paddedTo, scene, script } from '#test/builders/pictures.ts';
import { type Person, signedIn, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let staff: Person;
let id: string;

const pdf = Buffer.from(`%PDF-1.7\n${'x'.repeat(500)}\n%%EOF\n`);

beforeAll(async () => {
  app = await freshApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.execute(sql`truncate app_user, customer cascade`);
  await app.files.deleteAll('customer-documents');
  staff = await signedInAs(app, { role: 'STAFF' });
  ({ id } = await customerMade(app, staff.headers));
});

const send = async (kind: string, bytes: Uint8Array, { headers = staff.headers, of = id } = {}) => {
  const form = new FormData();
  form.append('document', new Blob([bytes as BlobPart]), '../../passport.html');
  const sent = new Response(form);
  const reply = await app.server.inject({
    method: 'POST',
    url: `/api/admin/customers/${of}/documents/${kind}`,
    headers: { ...headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { status: reply.statusCode, body: reply.json() };
};
const open = (documentId: string, headers: Record<string, string> = staff.headers, of = id) =>
  app.server.inject({ url: `/api/admin/customers/${of}/documents/${documentId}`, headers });
const listDocuments = async () =>
  (await app.call('GET /admin/customers/:id', { params: { id }, headers: staff.headers })).body.data.documents;
const countFiles = async () => {
  const { objects } = await app.files.listAll('customer-documents', { recursive: true });
  return [...objects].length;
};

test('a picture is made anew, without where it was taken, and given back under a name of ours', async () => {
  const bytes = await scene(1000, 600)
    .withExif({ IFD0: { Make: 'Camera of Somchai' } })
    .jpeg()
    .toBuffer();
  const { status, body } = await send('passport', bytes);
  expect([status, body.data]).toMatchObject([200, { kind: 'passport', type: 'image/webp' }]);
  const reply = await open(body.data.id);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': expect.stringMatching(/^attachment; filename="BKK-\d{5}-passport\.webp"$/),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const { format, width, exif } = await sharp(reply.rawPayload).metadata();
  expect({ format, width, exif }).toEqual({ format: 'webp', width: 1000, exif: undefined });
});

test('a PDF is kept as it came', async () => {
  const { body } = await send('license', pdf);
  const reply = await open(body.data.id);
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(reply.rawPayload.equals(pdf)).toBe(true);
});

test('another passport takes the place of the one before, file and all', async () => {
  const first = await send('passport', await jpeg());
  await send('license', pdf);
  expect(
    (await listDocuments()).map(({ kind }) => kind),
    'in one order, whichever came first',
  ).toEqual(['license', 'passport']);
  const second = await send('passport', pdf);
  expect((await listDocuments()).map((one) => one.id).sort()).toEqual(expect.arrayContaining([second.body.data.id]));
  expect(await listDocuments()).toHaveLength(2);
  expect(await countFiles()).toBe(2);
  expect((await open(first.body.data.id)).statusCode).toBe(404);
});

test.each([
  ['a page that calls itself a passport', Buffer.from(`<!doctype html>${script}`), 'unknown-kind'],
  ['SVG with a script', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`), 'unknown-kind'],
  ['a PDF that broke off', pdf.subarray(0, 100), 'unknown-kind'],
  ['a page with a PDF behind it', Buffer.concat([Buffer.from('<html>'), pdf]), 'unknown-kind'],
  ['an empty file', Buffer.alloc(0), 'empty'],
])('%s is refused', async (_case, bytes, problem) => {
  const { status, body } = await send('passport', bytes);
  expect([status, body.error]).toEqual([422, `customers.document-${problem}`]);
  expect(await countFiles()).toBe(0);
});

test('more than 5 MB are refused', async () => {
  const { status, body } = await send('passport', paddedTo(pdf, 5 * 1024 * 1024 + 1));
  expect([status, body.message]).toEqual([413, 'A document may have at most 5 MB']);
  expect((await send('selfie', pdf)).status).toBe(422);
});

test('nobody but staff sees a document, and only under its own customer', async () => {
  const { body } = await send('passport', pdf);
  for (const headers of [{}, await signedIn(app, 'CUSTOMER')]) {
    expect((await open(body.data.id, headers)).statusCode).toBeGreaterThanOrEqual(401);
    expect((await send('license', pdf, { headers })).status).toBeGreaterThanOrEqual(401);
  }
  const other = await customerMade(app, staff.headers, { email: 'other@example.com' });
  expect((await open(body.data.id, staff.headers, other.id)).statusCode).toBe(404);
  expect((await app.server.inject({ url: `/customer-documents/${body.data.id}/copy` })).statusCode).toBe(404);
});

test('a deleted document is gone, and the log says that there was one', async () => {
  const { body } = await send('passport', pdf);
  const params = { id, documentId: body.data.id };
  const remove = () =>
    app.call('DELETE /admin/customers/:id/documents/:documentId', { params, headers: staff.headers });
  expect((await remove()).status).toBe(200);
  expect([await listDocuments(), await countFiles()]).toEqual([[], 0]);
  expect((await remove()).problem.error).toBe('customers.document-not-found');
  const log = await app.db.execute(sql`
    select action, changes from audit_entry where action like 'customer.document%' and subject_id = ${id} order by id`);
  expect(log.rows).toEqual([
    { action: 'customer.document-added', changes: [{ field: 'kind', before: null, after: 'passport' }] },
    { action: 'customer.document-removed', changes: [{ field: 'kind', before: 'passport', after: null }] },
  ]);
});

test('the documents of a customer who was deleted go with the next round, and no others', async () => {
  await send('passport', pdf);
  const other = await customerMade(app, staff.headers, { email: 'other@example.com' });
  await send('passport', pdf, { of: other.id });
  await app.call('DELETE /admin/customers/:id', { params: { id }, headers: staff.headers });
  app.setNow('2020-01-01T12:00');
  await app.runJob('forget-lost-documents');
  expect(await countFiles()).toBe(2);
  app.setNow('2099-01-01T12:00');
  await app.runJob('forget-lost-documents');
  expect(await countFiles()).toBe(1);
  app.setNow('2026-11-20T12:00');
});
