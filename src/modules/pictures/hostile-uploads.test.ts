import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jpeg, paddedTo, pngClaiming, scene, script } from '#test/builders/pictures.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { messagesOf } from '#test/messages-of.ts';

let app: TestApp;
let staff: Person;

beforeAll(async () => {
  app = await freshApp();
  staff = await signedInAs(app, { role: 'STAFF' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.execute(sql`truncate picture`);
  await app.files.deleteAll('pictures');
});

type Bytes = Buffer | string;
type File = Readonly<{ name?: string; type?: string; bytes: Bytes }>;

const boundary = 'a-boundary-of-ours';
const formOf = (files: readonly File[]) =>
  Buffer.concat([
    ...files.flatMap(({ name = 'seat.jpg', type = 'image/jpeg', bytes }) => [
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="${name}"\r\n`),
      Buffer.from(`content-type: ${type}\r\n\r\n`),
      Buffer.from(bytes),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

const send = async (...files: File[]) => {
  const reply = await app.server.inject({
    method: 'POST',
    url: '/api/upload/image',
    headers: { ...staff.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: formOf(files),
  });
  return { status: reply.statusCode, body: reply.json() };
};

const storedKeys = async () => {
  const { objects } = await app.files.listAll('', { recursive: true });
  return [...objects].flatMap((one) => (one.isFile ? [one.key] : []));
};
const stored = async () => ({
  rows: (await app.db.execute(sql`select id from picture`)).rows.length,
  files: (await storedKeys()).length,
});
const nothing = { rows: 0, files: 0 };

const starting = (...bytes: (number | string)[]) =>
  paddedTo(Buffer.concat(bytes.map((one) => (typeof one === 'string' ? Buffer.from(one) : Buffer.from([one])))), 4000);
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)">${script}</svg>`;
const php = '<?php system($_GET["c"]); ?>';
const unknown = 'This photograph cannot be shown: use JPEG, PNG, WebP or AVIF';
const unreadable = 'This image cannot be read: use JPEG, PNG, WebP or AVIF';
const tooManyPixels = 'An image may have at most 24 megapixels';
const frames = (width: number, height: number) =>
  sharp(Buffer.concat([Buffer.alloc(width * height * 3, 200), Buffer.alloc(width * height * 3, 20)]), {
    raw: { width, height: height * 2, channels: 3, pageHeight: height },
  });
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' }, limitInputPixels: false })
    .png()
    .toBuffer();

type Make = () => Promise<Bytes> | Bytes;
type FileClaims = Readonly<{ name?: string; type?: string }>;

const refused: readonly (readonly [what: string, sentence: string, make: Make, claims?: FileClaims])[] = [
  ['nothing at all', 'This file is empty', () => ''],
  ['a page that calls itself a photograph', unknown, () => `<!doctype html><body>${script}`],
  ['a program in PHP', unknown, () => php, { name: 'seat.php.jpg' }],
  ['a shell script', unknown, () => '#!/bin/sh\nrm -rf /\n', { name: 'seat.jpg;sh' }],
  ['a program for Windows', unknown, () => starting('MZ'), { name: 'seat.jpg.exe' }],
  ['a program for Linux', unknown, () => starting(0x7f, 'ELF')],
  ['a PDF named jpg', unknown, () => starting('%PDF-1.7\n'), { name: 'seat.jpg' }],
  ['PostScript', unknown, () => starting('%!PS-Adobe-3.0 EPSF-3.0\n')],
  ['an SVG', unknown, () => svg, { name: 'seat.svg', type: 'image/svg+xml' }],
  ['an SVG that calls itself PNG', unknown, () => svg, { name: 'seat.png', type: 'image/png' }],
  [
    'an SVG behind an XML head',
    unknown,
    () => `<?xml version="1.0"?>\n<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`,
  ],
  ['a packed SVG', unknown, () => gzipSync(svg), { name: 'seat.svgz' }],
  ['a GIF that is also a script', unknown, () => `GIF89a/*${script}*/=1;`, { name: 'seat.gif', type: 'image/gif' }],
  ['a GIF', unknown, () => scene(40, 30).gif().toBuffer()],
  ['an animated GIF', unknown, () => frames(40, 30).gif().toBuffer()],
  ['a TIFF', unknown, () => scene(40, 30).tiff().toBuffer()],
  ['a BMP', unknown, () => starting('BM')],
  ['an icon', unknown, () => starting(0, 0, 1, 0), { name: 'favicon.ico' }],
  [
    'a HEIC of a telephone',
    unreadable,
    () => starting(0, 0, 0, 24, 'ftypheic', 0, 0, 0, 0, 'mif1heic'),
    { name: 'IMG_1.HEIC' },
  ],
  ['a film', unknown, () => starting(0, 0, 0, 24, 'ftypisom')],
  ['a ZIP archive', unknown, () => starting('PK', 3, 4), { name: 'photos.zip' }],
  [
    'a ZIP archive with a photograph behind it',
    unknown,
    async () => Buffer.concat([starting('PK', 3, 4), await jpeg()]),
  ],
  ['a program of ImageMagick', unknown, () => 'push graphic-context\nurl(https://evil.example/)\n'],
  ['the first bytes of a PNG with a page behind them', unreadable, () => starting(0x89, 'PNG\r\n', 0x1a, '\n', script)],
  ['the first bytes of a JPEG with a program behind them', unreadable, () => starting(0xff, 0xd8, 0xff, 0xe0, php)],
  ['half a JPEG', unreadable, async () => half(await jpeg())],
  ['half a PNG', unreadable, async () => half(await scene().png().toBuffer())],
  ['half a WebP', unreadable, async () => half(await scene().webp().toBuffer())],
  ['a PNG of 100 megapixels in 100 bytes', tooManyPixels, () => pngClaiming(10_000, 10_000)],
  ['a PNG of 100 megapixels of one colour', tooManyPixels, () => flat(10_000, 10_000)],
  ['a PNG as wide as can be said', unreadable, () => pngClaiming(2_147_483_647, 2_147_483_647)],
  ['a PNG with fewer pixels than it says', unreadable, () => pngClaiming(400, 400)],
  [
    'a line of 20,000 pixels',
    'One side of an image may be at most five times as long as the other',
    () => flat(20_000, 1),
  ],
];

const hostile = refused.map(([what, sentence, make, claims = {}]) => ({ what, sentence, make, claims }));

test.each(hostile)('$what is refused: $sentence', async ({ sentence, make, claims }) => {
  const { status, body } = await send({ ...claims, bytes: await make() });
  expect({ status, message: body.message, messages: messagesOf(body.fields) }).toEqual({
    status: 422,
    message: sentence,
    messages: { image: sentence },
  });
  expect(await stored()).toEqual(nothing);
});

test('a byte more than 5 MB is refused', async () => {
  const { status, body } = await send({ bytes: paddedTo(await jpeg(), 5 * 1024 * 1024 + 1) });
  expect([status, body.message]).toEqual([413, 'An image may have at most 5 MB']);
  expect(await stored()).toEqual(nothing);
});

test('two files where one is asked for are refused, also a bad one behind a good one', async () => {
  const good = { bytes: await jpeg() };
  expect((await send(good, good)).body.message).toBe('Send one image');
  expect((await send(good, { bytes: svg })).body.message).toBe('Send one image');
  expect(await stored()).toEqual(nothing);
});

const position = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '13/1 45/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '100/1 30/1 0/1',
};
const behind = async (extra: string) => Buffer.concat([await jpeg(), Buffer.from(extra)]);
const withComment = async (comment: string) => {
  const bytes = await jpeg();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([
    bytes.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(comment),
    bytes.subarray(2),
  ]);
};

const harmless: readonly (readonly [what: string, make: () => Promise<Buffer>, claims?: FileClaims])[] = [
  [
    'a photograph with a page behind it',
    () => behind(`<html>${script}</html>`),
    { name: 'seat.html', type: 'text/html' },
  ],
  ['a photograph with a program behind it', () => behind(php), { name: 'seat.php' }],
  ['a photograph with an archive behind it', () => behind('PK\u0003\u0004evil script')],
  ['a photograph with a program in its comment', () => withComment(`${php}${script}`)],
  ['a PNG with a page behind it', async () => Buffer.concat([await scene().png().toBuffer(), Buffer.from(script)])],
  [
    'a photograph that says where it was taken, and by whom',
    () =>
      scene()
        .withExif({ IFD0: { Make: 'evil camera', Artist: script }, IFD3: position })
        .jpeg()
        .toBuffer(),
  ],
  [
    'a photograph with XMP',
    () => scene().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">evil script</x:xmpmeta>`).jpeg().toBuffer(),
  ],
  ['a photograph with a colour profile', () => scene().withIccProfile('p3').jpeg().toBuffer()],
  [
    'an animated WebP',
    () =>
      frames(400, 300)
        .webp({ loop: 0, delay: [100, 100] })
        .toBuffer(),
  ],
  [
    'a photograph of another kind than its name says',
    () => scene().webp().toBuffer(),
    { name: 'seat.png', type: 'image/gif' },
  ],
  ['a photograph whose name is a path', () => jpeg(), { name: '../../../../etc/passwd' }],
  ['a photograph whose name is a path of Windows', () => jpeg(), { name: 'C:\\windows\\system32\\seat.jpg' }],
  ['a photograph with NUL in its name', () => jpeg(), { name: 'seat.php\u0000.jpg' }],
  ['a photograph with a script as its name', () => jpeg(), { name: script.replaceAll('"', '') }],
  ['a photograph whose name turns around', () => jpeg(), { name: 'gpj.\u202Eexe' }],
  ['a photograph with a name in Thai', () => jpeg(), { name: 'เบาะนั่งเด็ก.jpg' }],
  ['a photograph with a very long name', () => jpeg(), { name: `${'ก'.repeat(300)}.jpg` }],
  ['a photograph without a kind', () => jpeg(), { type: '' }],
];

const tamed = harmless.map(([what, make, claims = {}]) => ({ what, make, claims }));

test.each(tamed)('$what is made anew, under a name of ours', async ({ make, claims }) => {
  const { status, body } = await send({ ...claims, bytes: await make() });
  expect({ status, message: body.message }).toEqual({ status: 200, message: 'Image uploaded' });
  expect(body.data.url).toMatch(/^\/pictures\/[0-9a-f-]{36}$/);
  const files = await storedKeys();
  expect(files.length).toBeGreaterThan(0);
  for (const key of files) {
    expect(key).toMatch(/^pictures\/[0-9a-f-]{36}\/\d+\.(avif|webp)$/);
    const bytes = Buffer.from(await app.files.getBytes(key));
    const metadata = await sharp(bytes).metadata();
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.comments, metadata.pages ?? 1]).toEqual([
      ...[undefined, undefined, undefined, undefined],
      1,
    ]);
    for (const trace of ['script', 'evil', '<?php', 'PK\u0003\u0004', 'passwd'])
      expect(bytes.includes(trace)).toBe(false);
  }
  const shown = await app.server.inject(`${body.data.url}`);
  expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
});

test('an upload leaves nothing in the folder of temporary files, taken or not', async () => {
  const names = async () =>
    (await readdir(tmpdir())).filter((name) => /multipart|upload|sharp|vips/i.test(name)).sort();
  const before = await names();
  await send({ bytes: await jpeg() });
  await send({ bytes: svg });
  await send({ bytes: half(await jpeg()) });
  expect(await names()).toEqual(before);
});
