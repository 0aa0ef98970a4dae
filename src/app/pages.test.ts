import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { pageRequests } from './pages.ts';

const cookiesOf = async (url: string, carried = {}) => {
  const server = Fastify();
  await server.register(fastifyCookie);
  const transportOf = () => () => Promise.reject(new Error('not asked'));
  const shown = { publicUrl: 'https://rent.example.com', hasDeveloperPages: false, log: createLog('silent') };
  const giveTo = pageRequests({ ...shown, transportOf });
  server.get('/*', async (request, reply) => giveTo(request, reply, '').origin);
  return (await server.inject({ url, cookies: carried })).cookies;
};

test('a browser is known for ninety days, and a visit does not make it longer', async () => {
  const [client] = await cookiesOf('/');
  expect(client).toMatchObject({ name: '__Host-client', maxAge: 90 * 86_400, httpOnly: true, secure: true });
  expect(await cookiesOf('/', { '__Host-client': 'known' })).toEqual([]);
});

test('what shared caches keep has no cookie', async () => {
  expect(await cookiesOf('/robots.txt')).toEqual([]);
});
