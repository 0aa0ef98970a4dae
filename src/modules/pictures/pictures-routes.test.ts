import { connect as openSocket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ensureAdmin } from '#modules/identity/index.ts';
import { admin } from '#test/builders/identity.ts';
import { jpeg, paddedTo, script } from '#test/builders/pictures.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let token: string;
let photo: Buffer;

beforeAll(async () => {
  app = await freshApp();
  await app.step((ctx) => ensureAdmin(ctx, admin));
  const { body } = await app.call('POST /auth/login', { body: admin });
  token = body.token ?? '';
  photo = await jpeg(1000, 600);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.execute(sql`truncate picture`);
  await app.files.deleteAll('pictures');
});

type Part = { name?: string; filename?: string; bytes: Buffer | string };

const boundary = 'a-boundary-of-ours';
const partOf = ({ name = 'images', filename = 'car.jpg', bytes }: Part) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
const formOf = (parts: readonly Part[]) => Buffer.concat([...parts.map(partOf), Buffer.from(`--${boundary}--\r\n`)]);

type Sent = { parts?: readonly Part[]; path?: string; payload?: Buffer | string; headers?: Record<string, string> };

const upload = async ({ parts = [], path = 'vehicle-images', payload = formOf(parts), headers = {} }: Sent) => {
  const reply = await app.server.inject({
    method: 'POST',
    url: `/api/upload/${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...headers,
    },
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
};

const stored = async () => {
  const { rows } = await app.db.execute(sql`select id from picture`);
  const { objects } = await app.files.listAll('pictures', { recursive: true });
  return { rows: rows.length, files: [...objects].length };
};
const storedBytes = async () => {
  const { objects } = await app.files.listAll('pictures', { recursive: true });
  const sizes = [...objects].flatMap((object) => (object.isFile ? [app.files.getMetaData(object.key)] : []));
  return (await Promise.all(sizes)).reduce((sum, { contentLength }) => sum + contentLength, 0);
};
const nothing = { rows: 0, files: 0 };

test('photographs are stored in every size and answered with their address, in the order they came', async () => {
  const { status, body } = await upload({ parts: [{ bytes: photo }, { bytes: await jpeg(600, 1000) }] });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    message: 'Images uploaded',
    data: [
      { url: expect.stringMatching(/^\/pictures\/[0-9a-f-]{36}$/), width: 1000, height: 600, widths: [320, 640, 960] },
      { width: 600, height: 1000, widths: [320], placeholder: expect.stringMatching(/^data:image\/webp/) },
    ],
  });
  expect(await stored()).toEqual({ rows: 2, files: 8 });
  const { rows } = await app.db.execute(
    sql`select p.bytes, u.email from picture p join app_user u on u.id = p.created_by`,
  );
  expect(rows.map(({ email }) => email)).toEqual([admin.email, admin.email]);
  expect(rows.reduce((sum, row) => sum + Number(row.bytes), 0)).toBe(await storedBytes());
});

test('one photograph has a call of its own', async () => {
  const { status, body } = await upload({ path: 'image', parts: [{ name: 'image', bytes: photo }] });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ width: 1000, height: 600 });
  const two = await upload({ path: 'image', parts: [0, 1].map(() => ({ name: 'image', bytes: photo })) });
  expect([two.status, two.body.message]).toEqual([422, 'Send one image']);
});

test('a size is served for good, to any page, as what it is', async () => {
  const { body } = await upload({ parts: [{ bytes: photo }] });
  const [{ url }] = body.data;
  for (const [path, type, width] of [
    [`${url}/640.avif`, 'image/avif', 640],
    [`${url}/320.webp`, 'image/webp', 320],
    [url, 'image/webp', 960],
  ] as const) {
    const reply = await app.server.inject(path);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await sharp(reply.rawPayload).metadata()).width).toBe(width);
  }
});

const unknown = '/pictures/0197f1a0-0000-4000-8000-000000000000';
test.each([
  unknown,
  `${unknown}/640.webp`,
  '/pictures/x',
  '/pictures/x/640.webp',
  '/pictures/..%2f..%2fetc/passwd',
  '/pictures/%2e%2e/640.webp',
  `${unknown}/..%2f..%2fsecret.key`,
])('%s is not found', async (path) => {
  expect((await app.server.inject(path)).statusCode).toBe(404);
});

test.each(['641.webp', '1280.webp', '0640.webp', '640.jpg', '640', '640.AVIF', '-1.webp'])(
  'a photograph has no %s',
  async (file) => {
    const { body } = await upload({ parts: [{ bytes: photo }] });
    expect((await app.server.inject(`${body.data[0].url}/${file}`)).statusCode).toBe(404);
  },
);

test.each([
  '../../etc/passwd',
  'a\u0000.jpg',
  'gpj.\u202Eexe',
  'x.php',
  `${script}.svg`,
  '',
  'C:\\windows\\a.jpg',
  'ก'.repeat(300),
])('a file of the name "%s" gets a name of ours', async (filename) => {
  const { status, body } = await upload({ parts: [{ filename, bytes: photo }] });
  expect(status).toBe(200);
  expect(body.data[0].url).toMatch(/^\/pictures\/[0-9a-f-]{36}$/);
  const { objects } = await app.files.listAll('', { recursive: true });
  for (const { name } of objects) expect(name).toMatch(/^\d+\.(avif|webp)$/);
});

test.each([
  ['six files', 422, 'Maximum 5 images allowed', () => Array.from({ length: 6 }, () => ({ bytes: photo }))],
  ['a hundred files', 413, 'The request is too large.', () => Array.from({ length: 100 }, () => ({ bytes: 'x' }))],
  ['a file that is too large', 413, 'An image may have at most 5 MB', () => [{ bytes: paddedTo(photo, 5_242_881) }]],
  ['no file', 422, 'Choose at least one image', () => []],
  ['files in another field', 422, 'Choose at least one image', () => [{ name: 'photos', bytes: photo }]],
  ['an empty file', 422, 'This file is empty', () => [{ bytes: '' }]],
  ['a field of every object', 400, 'The request could not be read.', () => [{ name: '__proto__', bytes: photo }]],
] as const)('%s is answered %i: %s', async (_what, expected, message, parts) => {
  const { status, body } = await upload({ parts: parts() });
  expect({ status, message: body.message }).toEqual({ status: expected, message });
  expect(await stored()).toEqual(nothing);
});

test('one bad file among good ones refuses all, and says which', async () => {
  const { status, body } = await upload({ parts: [{ bytes: photo }, { bytes: `<svg onload="${script}"/>` }] });
  expect({ status, error: body.error }).toEqual({ status: 422, error: 'pictures.unknown-kind' });
  expect(Object.keys(body.fields)).toEqual(['images.1']);
  expect(await stored()).toEqual(nothing);
});

test.each([
  ['JSON', 415, { 'content-type': 'application/json' }, '{"images":[]}'],
  ['nothing', 415, { 'content-type': '' }, ''],
  ['a picture without a form', 415, { 'content-type': 'image/jpeg' }, 'x'],
  ['a form without a boundary', 400, { 'content-type': 'multipart/form-data' }, 'x'],
  ['a form that breaks off', 400, {}, formOf([{ bytes: 'x'.repeat(500) }]).subarray(0, 300)],
  ['an empty form', 422, {}, ''],
] as const)('%s is refused with %i', async (_what, expected, headers, payload) => {
  const { status, body } = await upload({ headers, payload });
  expect({ status, success: body.success }).toEqual({ status: expected, success: false });
  expect(await stored()).toEqual(nothing);
});

test('only staff upload, and only from pages of ours', async () => {
  const parts = [{ bytes: photo }];
  expect(await upload({ parts, headers: { authorization: '' } })).toMatchObject({ status: 401 });
  await app.db.execute(sql`update app_user set role = 'CUSTOMER'`);
  const asCustomer = await upload({ parts });
  await app.db.execute(sql`update app_user set role = 'STAFF'`);
  const asStaff = await upload({ parts });
  await app.db.execute(sql`update app_user set role = 'ADMIN'`);
  expect([asCustomer.status, asStaff.status]).toEqual([403, 200]);
  const elsewhere = await upload({ parts, headers: { 'sec-fetch-site': 'cross-site' } });
  expect(elsewhere).toMatchObject({ status: 403, body: { error: 'request.cross-site' } });
  expect((await stored()).rows).toBe(1);
});

test('an upload that breaks off leaves nothing behind', async () => {
  const { port } = new URL(await app.server.listen({ port: 0, host: '127.0.0.1' }));
  const form = formOf([{ bytes: photo }, { bytes: photo }]);
  const socket = openSocket({ port: Number(port), host: '127.0.0.1' });
  socket.write(
    `POST /api/upload/vehicle-images HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${form.length}\r\n\r\n`,
  );
  socket.write(form.subarray(0, form.length - 200));
  await sleep(300);
  socket.destroy();
  await sleep(700);
  expect(await stored()).toEqual(nothing);
});

test('files without a row are deleted a day later, others never', async () => {
  await upload({ parts: [{ bytes: photo }] });
  const lost = 'pictures/0197f1a0-0000-4000-8000-000000000001/320.webp';
  await app.files.put(lost, 'half');
  const { lastModified } = await app.files.getMetaData(lost);
  const written = Temporal.Instant.fromEpochMilliseconds(lastModified.getTime());
  app.setNow(written.add({ hours: 24 }).subtract({ milliseconds: 1 }).toString());
  await app.runJob('forget-lost-pictures');
  expect(await app.files.exists(lost)).toBe(true);
  app.setNow(written.add({ hours: 24 }).toString());
  await app.runJob('forget-lost-pictures');
  app.setNow('2026-11-20T12:00');
  expect(await app.files.exists(lost)).toBe(false);
  expect(await stored()).toEqual({ rows: 1, files: 6 });
});

test('the document of the API says what an upload looks like', async () => {
  const document = (await app.server.inject('/api/openapi.json')).json();
  const { content } = document.paths['/api/upload/vehicle-images'].post.requestBody;
  expect(content['multipart/form-data'].schema).toMatchObject({
    required: ['images'],
    properties: { images: { type: 'array', maxItems: 5, items: { type: 'string', format: 'binary' } } },
  });
});
