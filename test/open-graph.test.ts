import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addVehicles } from '#modules/fleet/index.ts';
import { encodePicture } from '#platform/pictures/encode-picture.ts';
import { oneVehicle, vehicle } from './builders/fleet.ts';
import { pictureRow } from './builders/pictures.ts';
import { freshApp, type TestApp } from './fresh-app.ts';

let app: TestApp;
let yaris: string;
let add: (values: { images?: string[]; color?: string; archivedAt?: Temporal.Instant }) => Promise<string>;

beforeAll(async () => {
  app = await freshApp();
  const { vehicleId, categoryId } = await oneVehicle(app.db);
  yaris = vehicleId;
  let plate = 0;
  add = async (values) => {
    plate += 1;
    const [id = ''] = await addVehicles(app.db, [vehicle({ categoryId, licensePlate: `2กก ${plate}`, ...values })]);
    return id;
  };
});
afterAll(() => app.close());

const shared = async (path: string) => {
  const reply = await app.server.inject(`/og/${path}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const { format, width, height } = await sharp(reply.rawPayload).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  expect(reply.rawPayload.length).toBeLessThan(120_000);
  return reply.rawPayload;
};

/** The dominant colour of a picture's 20 by 20 pixels at a position. */
const colourAt = async (png: Buffer, left: number, top: number) => {
  const { dominant } = await sharp(await sharp(png).extract({ left, top, width: 20, height: 20 }).toBuffer()).stats();
  return dominant;
};

test('the home page has a picture to share', async () => {
  await shared('home.png');
});

test('a vehicle is shared in its own paint', async () => {
  const red = await shared(`vehicle/${await add({ color: '#b9392f' })}.png`);
  const blue = await shared(`vehicle/${await add({ images: ['/drawings/hatchback.svg?paint=2f6fb5'] })}.png`);
  const [inRed, inBlue] = [await colourAt(red, 590, 400), await colourAt(blue, 590, 400)];
  expect(inRed.r).toBeGreaterThan(inRed.b);
  expect(inBlue.b).toBeGreaterThan(inBlue.r);
  await shared(`vehicle/${yaris}.png`);
});

test('a vehicle with a photograph is shared by it, however much there is to see', async () => {
  const noise = await sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 120, sigma: 70 },
    },
  })
    .tint('#1dd61d')
    .png()
    .toBuffer();
  const encoded = await encodePicture(noise);
  if ('problem' in encoded) throw new Error(encoded.problem);
  const url = await pictureRow(app, encoded.encoded);
  const png = await shared(`vehicle/${await add({ images: [url] })}.png`);
  const { r, g, b } = await colourAt(png, 800, 300);
  expect(g).toBeGreaterThan(Math.max(r, b));
});

test('a photograph whose files are gone is shared as a drawing', async () => {
  const encoded = await encodePicture(
    await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0f0' } })
      .png()
      .toBuffer(),
  );
  if ('problem' in encoded) throw new Error(encoded.problem);
  const url = await pictureRow(app, encoded.encoded);
  await app.files.deleteAll('pictures');
  const png = await shared(`vehicle/${await add({ images: [url], color: '#b9392f' })}.png`);
  expect((await colourAt(png, 590, 400)).g).toBeLessThan(120);
});

test.each([
  '0197f1a0-0000-7000-8000-000000000000.png',
  'x.png',
  '.png',
  '0197f1a0.png',
  '0197f1a0-0000-7000-8000-000000000000.jpg',
])('there is no picture of vehicle %s', async (file) => {
  const reply = await app.server.inject(`/og/vehicle/${file}`);
  expect([reply.statusCode, reply.json().success]).toEqual([404, false]);
});

test('an archived vehicle has none', async () => {
  const gone = await add({ archivedAt: Temporal.Instant.from('2026-01-01T00:00:00Z') });
  expect((await app.server.inject(`/og/vehicle/${gone}.png`)).statusCode).toBe(404);
});
