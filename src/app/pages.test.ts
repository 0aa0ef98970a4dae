import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { pageRequests } from './pages.ts';

const answerOf = async (url: string, carried = {}) => {
  const server = Fastify();
  await server.register(fastifyCookie);
  const transportOf = () => () => Promise.reject(new Error('not asked'));
  const shown = { publicUrl: 'https://rent.example.com', hasDeveloperPages: false, log: createLog('silent') };
  const giveTo = pageRequests({ ...shown, transportOf });
  server.get('/*', async (request, reply) => giveTo(request, reply, '').origin);
  return server.inject({ url, cookies: carried });
};
const cookiesOf = async (url: string, carried = {}) => (await answerOf(url, carried)).cookies;

test('a browser is known for ninety days, and a visit does not make it longer', async () => {
  const [client] = await cookiesOf('/');
  expect(client).toMatchObject({ name: '__Host-client', maxAge: 90 * 86_400, httpOnly: true, secure: true });
  expect(await cookiesOf('/', { '__Host-client': 'known' })).toEqual([]);
});

test('what shared caches keep has no cookie', async () => {
  expect(await cookiesOf('/robots.txt')).toEqual([]);
});

test.each([
  ['/admin', 'camera=(self)'],
  ['/admin/bookings/x/hand-over?kind=pick-up', 'camera=(self)'],
  ['/admin/hand-overs', 'geolocation=()'],
  ['/', undefined],
  ['/administration', undefined],
  ['/login?returnTo=/admin/hand-overs', undefined],
])('%s: only a page of the office may use the camera', async (url, permission) => {
  const policy = (await answerOf(url)).headers['permissions-policy'];
  expect(policy).toEqual(permission && expect.stringContaining(permission));
});
