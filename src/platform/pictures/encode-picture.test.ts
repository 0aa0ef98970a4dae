import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { jpeg, paddedTo, pngClaiming, scene, script } from '#test/builders/pictures.ts';
import { encodePicture } from './encode-picture.ts';
import type { PictureProblem } from './open-picture.ts';

const encoding = async (bytes: Uint8Array) => {
  const result = await encodePicture(bytes);
  if ('problem' in result) throw new Error(`Refused: ${result.problem}`);
  return result.encoded;
};

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const starting = (...bytes: (number | string)[]) =>
  paddedTo(Buffer.concat(bytes.map((one) => (typeof one === 'string' ? Buffer.from(one) : Buffer.from([one])))), 4000);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)">${script}</svg>`;

type Hostile = [string, PictureProblem, () => Promise<Uint8Array> | Uint8Array];

const refused: Hostile[] = [
  ['an empty file', 'empty', () => new Uint8Array()],
  ['a byte more than 5 MB', 'too-large', async () => paddedTo(await jpeg(), 5 * 1024 * 1024 + 1)],
  ['SVG with a script', 'unknown-kind', () => Buffer.from(svg)],
  ['SVG behind an XML head', 'unknown-kind', () => Buffer.from(`<?xml version="1.0"?>\n${svg}`)],
  ['packed SVG', 'unknown-kind', () => gzipSync(svg)],
  ['a page named .jpg', 'unknown-kind', () => Buffer.from(`<!doctype html><body>${script}`)],
  ['a shell script', 'unknown-kind', () => Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ['a ZIP archive', 'unknown-kind', () => starting('PK', 3, 4)],
  [
    'a ZIP archive with a picture behind it',
    'unknown-kind',
    async () => Buffer.concat([starting('PK', 3, 4), await jpeg()]),
  ],
  ['an animated GIF', 'unknown-kind', () => scene(40, 30).gif().toBuffer()],
  ['GIF and script in one', 'unknown-kind', () => Buffer.from(`GIF89a/*${script}*/=1;`)],
  ['TIFF', 'unknown-kind', () => scene(40, 30).tiff().toBuffer()],
  ['BMP', 'unknown-kind', () => starting('BM')],
  ['an icon', 'unknown-kind', () => starting(0, 0, 1, 0)],
  ['PDF', 'unknown-kind', () => starting('%PDF-1.7\n')],
  ['PostScript', 'unknown-kind', () => starting('%!PS-Adobe-3.0 EPSF-3.0\n')],
  [
    'an MVG program of ImageMagick',
    'unknown-kind',
    () => Buffer.from('push graphic-context\nurl(https://evil.example/)\n'),
  ],
  ['sound in the container of WebP', 'unknown-kind', () => starting('RIFF', 0, 0, 0, 0, 'WAVE')],
  ['a film in the container of AVIF', 'unknown-kind', () => starting(0, 0, 0, 24, 'ftypisom')],
  ['JPEG XL', 'unknown-kind', () => starting(0xff, 0x0a)],
  ['noise', 'unknown-kind', () => Buffer.from(Array.from({ length: 3000 }, (_, n) => (n * 7919) % 251))],
  ['the first bytes of a JPEG alone', 'unreadable', () => starting(0xff, 0xd8, 0xff, 0xe0)],
  ['three bytes', 'unknown-kind', () => Buffer.from([0xff, 0xd8, 0xff])],
  ['a page behind the first bytes of a PNG', 'unreadable', () => starting(0x89, 'PNG\r\n', 0x1a, '\n', script)],
  ['a page behind the first bytes of a WebP', 'unreadable', () => starting('RIFF', 9, 9, 0, 0, 'WEBP', script)],
  ['an AVIF without pictures', 'unreadable', () => starting(0, 0, 0, 24, 'ftypavif', 0, 0, 0, 0, 'avifmif1')],
  [
    'HEIC, which takes a licence to read',
    'unreadable',
    () => starting(0, 0, 0, 24, 'ftypheic', 0, 0, 0, 0, 'mif1heic'),
  ],
  ['half a JPEG', 'unreadable', async () => half(await jpeg())],
  ['half a PNG', 'unreadable', async () => half(await scene().png().toBuffer())],
  ['half a WebP', 'unreadable', async () => half(await scene().webp().toBuffer())],
  ['half an AVIF', 'unreadable', async () => half(await scene().avif({ effort: 0 }).toBuffer())],
  ['a PNG of 3,600 megapixels in 100 bytes', 'too-many-pixels', () => pngClaiming(60_000, 60_000)],
  ['a PNG as wide as can be said', 'unreadable', () => pngClaiming(2_147_483_647, 2_147_483_647)],
  ['a PNG of no width', 'unreadable', () => pngClaiming(0, 100)],
  ['a PNG with fewer pixels than it says', 'unreadable', () => pngClaiming(400, 400)],
  ['a PNG with noise for pixels', 'unreadable', () => pngClaiming(400, 400, Buffer.alloc(500, 7))],
  ['25 megapixels of one colour', 'too-many-pixels', () => flat(5000, 5000)],
  ['a banner', 'odd-shape', () => scene(3000, 599).png().toBuffer()],
  ['a line of 20,000 pixels', 'odd-shape', () => flat(20_000, 1)],
  ['a column that is too high for WebP', 'odd-shape', () => flat(300, 17_000)],
];

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a2a2e' }, limitInputPixels: false })
    .png()
    .toBuffer();

test.each(refused)('%s is refused: %s', async (_what, problem, make) => {
  expect(await encodePicture(await make())).toEqual({ problem });
});

const taken: [string, () => Promise<Buffer>][] = [
  ['JPEG', () => jpeg()],
  ['a JPEG that comes in waves', () => scene().jpeg({ progressive: true }).toBuffer()],
  ['PNG', () => scene().png().toBuffer()],
  ['an interlaced PNG', () => scene().png({ progressive: true }).toBuffer()],
  ['a PNG of 16 bits', () => scene().toColourspace('rgb16').png().toBuffer()],
  ['a PNG with a palette', () => scene().png({ palette: true }).toBuffer()],
  ['WebP', () => scene().webp().toBuffer()],
  ['AVIF', () => scene().avif({ effort: 0 }).toBuffer()],
  ['CMYK', () => scene().toColourspace('cmyk').jpeg().toBuffer()],
  ['shades of grey', () => scene().greyscale().jpeg().toBuffer()],
  ['the colours of a phone', () => scene().withIccProfile('p3').jpeg().toBuffer()],
  ['a broken profile', () => scene().withIccProfile('p3').jpeg().toBuffer().then(withBrokenProfile)],
  ['exactly 5 MB', async () => paddedTo(await jpeg(), 5 * 1024 * 1024)],
  ['a JPEG that is a ZIP archive too', async () => Buffer.concat([await jpeg(), starting('PK', 3, 4, 'evil.sh')])],
  ['a JPEG with a page behind it', async () => Buffer.concat([await jpeg(), Buffer.from(script)])],
  ['a JPEG with a page in its comment', async () => withComment(await jpeg(), script)],
];

const withComment = (bytes: Buffer, text: string) => {
  const length = text.length + 2;
  return Buffer.concat([
    bytes.subarray(0, 2),
    Buffer.from([0xff, 0xfe, length >> 8, length & 255]),
    Buffer.from(text),
    bytes.subarray(2),
  ]);
};

const withBrokenProfile = (bytes: Buffer) => {
  const at = bytes.indexOf('acsp');
  return Buffer.concat([bytes.subarray(0, at - 20), Buffer.alloc(60, 0xee), bytes.subarray(at + 40)]);
};

test.each(taken)(
  '%s becomes AVIF and WebP in every width up to its own, without what came with it',
  async (_, make) => {
    const { width, height, widths, placeholder, files } = await encoding(await make());
    expect({ width, height, widths }).toEqual({ width: 1000, height: 600, widths: [320, 640, 960] });
    expect(placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]+$/);
    expect(placeholder?.length).toBeLessThan(400);
    expect(files.map((file) => `${file.width}.${file.format}`)).toEqual(
      widths.flatMap((size) => [`${size}.avif`, `${size}.webp`]),
    );
    for (const file of files) {
      const metadata = await sharp(file.bytes).metadata();
      expect(metadata).toMatchObject({
        format: file.format === 'avif' ? 'heif' : 'webp',
        width: file.width,
        space: 'srgb',
      });
      expect([metadata.exif, metadata.icc, metadata.xmp, metadata.comments, metadata.hasAlpha]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        false,
      ]);
      expect(file.bytes.includes('script')).toBe(false);
      expect(file.bytes.includes('evil')).toBe(false);
    }
  },
);

test('where a photograph was taken, and with what, is gone; that it was turned is not', async () => {
  const position = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '13/1 45/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '100/1 30/1 0/1',
  };
  const bytes = await scene(1000, 600)
    .withExif({ IFD0: { Make: 'Camera of Somchai' }, IFD3: position })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif?.includes('Camera of Somchai')).toBe(true);
  const { width, height, files } = await encoding(bytes);
  expect([width, height]).toEqual([600, 1000]);
  for (const file of files) {
    expect((await sharp(file.bytes).metadata()).exif).toBeUndefined();
    expect(file.bytes.includes('Somchai')).toBe(false);
  }
});

test('of an animation the first picture is taken', async () => {
  const frames = Buffer.concat([Buffer.alloc(40 * 30 * 3, 200), Buffer.alloc(40 * 30 * 3, 20)]);
  const film = await sharp(frames, { raw: { width: 40, height: 60, channels: 3, pageHeight: 30 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  expect((await sharp(film).metadata()).pages).toBe(2);
  const { width, height, files } = await encoding(film);
  expect([width, height]).toEqual([40, 30]);
  const { dominant } = await sharp(files.at(-1)?.bytes).stats();
  expect(dominant.r).toBeGreaterThan(150);
});

test('a cut-out stays one, and nothing stands behind it', async () => {
  const cutOut = await scene().ensureAlpha(0.5).png().toBuffer();
  const { placeholder, files } = await encoding(cutOut);
  expect(placeholder).toBeNull();
  for (const { bytes } of files) expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
});

test('a single pixel is a picture of one width', async () => {
  const { width, widths, files } = await encoding(await flat(1, 1));
  expect({ width, widths, files: files.length }).toEqual({ width: 1, widths: [1], files: 2 });
});

test('the whole of a camera with 24 megapixels is taken, and never made wider than 1920', async () => {
  const { width, height, widths } = await encoding(await flat(6000, 4080));
  expect({ width, height, widths }).toEqual({ width: 1920, height: 1306, widths: [320, 640, 960, 1280, 1920] });
});

test('one that stands upright is no higher than others are wide', async () => {
  const { width, height, widths } = await encoding(await flat(2000, 4000));
  expect({ width, height, widths }).toEqual({ width: 960, height: 1920, widths: [320, 640, 960] });
});

test('the colours of a phone are those of the web afterwards', async () => {
  const { files } = await encoding(await scene().withIccProfile('p3').png().toBuffer());
  const original = await scene().raw().toBuffer();
  const shown = await sharp(files.at(-1)?.bytes).raw().toBuffer();
  const off = [0, 1, 2].map((channel) => Math.abs((original[channel] ?? 0) - (shown[channel] ?? 0)));
  expect(Math.max(...off)).toBeLessThan(8);
});

test('while photographs are encoded, two at a time, other work goes on', async () => {
  const bytes = await jpeg(2400, 1600);
  const atWork: number[] = [];
  const others = setInterval(() => atWork.push(sharp.counters().process), 1);
  await Promise.all([bytes, bytes, bytes, bytes].map(encoding));
  clearInterval(others);
  // One who holds up the others lets them through between two sizes at most: there are eleven of each photograph.
  expect(atWork.filter((count) => count > 0).length).toBeGreaterThan(50);
  expect(Math.max(...atWork)).toBe(2);
});
