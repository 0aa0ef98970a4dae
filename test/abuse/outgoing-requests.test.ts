import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallBusiness } from '../builders/booking.ts';
import { message } from '../builders/contact.ts';
import { newVehicle } from '../builders/fleet-office.ts';
import { watchConnections } from '../builders/opened-connections.ts';
import { signedIn } from '../builders/signed-in.ts';
import { freshApp, type TestApp } from '../fresh-app.ts';

let app: TestApp;
let inside: Server;
let port: number;
let categoryId: string;
let headers: Record<string, string>;
/** SSRF would appear here. */
let connections: ReturnType<typeof watchConnections>;
const tried = () => connections.opened.filter(({ port: to }) => to !== Number(new URL(app.databaseUrl).port));

beforeAll(async () => {
  connections = watchConnections();
  app = await freshApp();
  ({ categoryId } = await smallBusiness(app));
  headers = await signedIn(app, 'ADMIN');
  inside = createServer((_, answer) => void answer.end('a secret of the inside')).listen(0, '127.0.0.1');
  await once(inside, 'listening');
  ({ port } = inside.address() as AddressInfo);
});
afterAll(async () => {
  connections.stop();
  inside.close();
  await app.close();
});

const hosts = (): string[] => [
  ...[
    `127.0.0.1:${port}`,
    `localhost:${port}`,
    `127.1:${port}`,
    `2130706433:${port}`,
    `0x7f000001:${port}`,
    `0177.0.0.1:${port}`,
  ],
  ...[
    `0.0.0.0:${port}`,
    `[::1]:${port}`,
    `[::ffff:127.0.0.1]:${port}`,
    `[::]:${port}`,
    `127.0.0.1.nip.io:${port}`,
    `LOCALHOST:${port}`,
  ],
  ...[
    `rent.example@127.0.0.1:${port}`,
    `127.0.0.1:${port}#rent.example`,
    `127.0.0.1:${port}?rent.example`,
    `①②⑦.⓪.⓪.①:${port}`,
  ],
  ...[
    '169.254.169.254/latest/meta-data',
    '[fd00:ec2::254]/latest',
    'metadata.google.internal',
    '10.0.0.1',
    '192.168.0.1',
    '172.16.0.1',
  ],
];

const addresses = (): string[] => [
  ...hosts().flatMap((host) => [`https://${host}/x.png`, `http://${host}/x.png`]),
  ...[
    'file:///etc/passwd',
    'ftp://127.0.0.1/x',
    'gopher://127.0.0.1:5432/_x',
    'data:image/png;base64,AA',
    `//127.0.0.1:${port}/x.png`,
  ],
];

const socialMedia = { facebook: '', instagram: '', twitter: '', line: '' };

/** Sends the URL in every field that can contain one. Returns the status of each response. */
const writtenDown = async (address: string, number: number): Promise<number[]> => {
  const page = {
    title: `Page ${number}`,
    slug: `page-${number}`,
    content: `![x](${address}) <${address}>`,
    published: true,
  };
  const addon = {
    name: `Box ${number}`,
    category: 'equipment' as const,
    description: 'A box',
    currentStock: 0,
    imageUrl: address,
  };
  const car = { ...newVehicle(categoryId, `7กก ${1000 + number}`), images: [address] };
  const answers = [
    await app.call('POST /addons', { headers, body: addon }),
    await app.call('POST /admin/vehicles', { headers, body: car }),
    await app.call('POST /cms/pages', { headers, body: page }),
    await app.call('POST /cms/preview', { headers, body: { content: page.content } }),
    await app.call('PUT /admin/settings', {
      headers,
      body: { general: { socialMedia: { ...socialMedia, facebook: address } } },
    }),
    await app.call('POST /contact', { body: message({ message: address, name: address.slice(0, 100) }) }),
  ];
  return answers.map(({ status }) => status);
};

test('there are forty of them', () => expect(addresses().length).toBeGreaterThanOrEqual(40));

test('whatever address is written down and shown again, the server itself never asks there', async () => {
  for (const [number, address] of addresses().entries())
    for (const status of await writtenDown(address, number)) expect([address, status < 500]).toEqual([address, true]);
  const { body: cars } = await app.call('GET /admin/vehicles', { headers, query: { limit: 100 } });
  expect(cars.data.filter(({ images }) => images.some((image) => image.startsWith('https://'))).length).toBeGreaterThan(
    20,
  );
  for (const { id } of cars.data)
    for (const url of [`/og/vehicle/${id}.png`, `/api/vehicles/${id}`])
      expect((await app.server.inject(url)).statusCode).toBe(200);
  for (const url of ['/og/home.png', '/api/cms/pages', '/api/addons/available', '/api/settings/contact'])
    expect((await app.server.inject(url)).statusCode).toBe(200);
  expect(tried()).toEqual([]);
});

test('a request that the server does make is seen', async () => {
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('a secret of the inside');
  expect(tried()).toEqual([{ destination: null, host: '127.0.0.1', port }]);
});
