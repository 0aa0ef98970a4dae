import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openSocket } from './open-socket.ts';

const listening = async () => {
  const server = createServer((socket) => void socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};
const resolvingTo = (...addresses: string[]) => {
  const names: string[] = [];
  const lookUp = async (name: string) => {
    names.push(name);
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { names, lookUp };
};
const opening = (host: string, port: number, options: { lookUp?: ReturnType<typeof resolvingTo>['lookUp'] } = {}) =>
  openSocket({ destination: 'mail', host, port }, [], { timeoutMs: 500, ...options });

test('a name that leads inside is refused, also where only one of its addresses does', async () => {
  for (const addresses of [['127.0.0.1'], ['8.8.8.8', '169.254.169.254'], ['::ffff:10.0.0.1']])
    await expect(opening('mail.example', 25, resolvingTo(...addresses))).rejects.toMatchObject({ code: 'EREFUSED' });
});

test.each([22, 80, 1025, 5432, 6379])('port %i is refused before anybody is asked for the name', async (port) => {
  const { names, lookUp } = resolvingTo('8.8.8.8');
  await expect(opening('mail.example', port, { lookUp })).rejects.toMatchObject({ code: 'EREFUSED' });
  expect(names).toEqual([]);
});

test('a named host is looked up once, and what was found then is what is connected to', async () => {
  const port = await listening();
  const { names, lookUp } = resolvingTo('127.0.0.1');
  const reach = [{ name: 'mail.lan', port }];
  const socket = await openSocket({ destination: 'mail', host: 'MAIL.lan.', port }, reach, { timeoutMs: 500, lookUp });
  onTestFinished(() => void socket.destroy());
  expect([socket.remoteAddress, socket.remotePort, names]).toEqual(['127.0.0.1', port, ['mail.lan']]);
});

test('whom the environment itself names is reached on any port', async () => {
  const port = await listening();
  const socket = await openSocket({ destination: 'mail', host: 'localhost', port }, 'all', { timeoutMs: 500 });
  expect(socket.remotePort).toBe(port);
  socket.destroy();
});
