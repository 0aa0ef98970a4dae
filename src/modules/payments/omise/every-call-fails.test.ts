import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { expect, test } from 'vitest';
import { satang } from '#kernel/money.ts';
import { sandboxKeys } from '#test/start-sandbox.ts';
import { createOmiseClient, type OmiseClient } from './omise-client.ts';

const card = {
  name: 'Hannah',
  number: '4242424242424242',
  expirationMonth: 12,
  expirationYear: 2040,
  securityCode: '1',
};
const charge = {
  amount: satang(2000),
  currency: 'thb',
  description: 'B',
  metadata: {},
  returnUri: 'https://x.example/',
};

/** Every call of the client. A new one is missing here until it is written down. */
const calls: Record<keyof OmiseClient, (omise: OmiseClient) => Promise<unknown>> = {
  createToken: (omise) => omise.createToken(card),
  createCharge: (omise) => omise.createCharge({ ...charge, card: 'tokn_test_1' }),
  captureCharge: (omise) => omise.captureCharge('chrg_test_1'),
  reverseCharge: (omise) => omise.reverseCharge('chrg_test_1'),
  createCustomer: (omise) => omise.createCustomer({ card: 'tokn_test_1', description: 'B', metadata: {} }),
  deleteCustomer: (omise) => omise.deleteCustomer('cust_test_1'),
  createSource: (omise) => omise.createSource({ type: 'promptpay', amount: satang(2000), currency: 'thb' }),
  retrieveSource: (omise) => omise.retrieveSource('src_test_1'),
  expireCharge: (omise) => omise.expireCharge('chrg_test_1'),
  picture: (omise) => omise.picture('https://provider.example/code.svg'),
  retrieveCharge: (omise) => omise.retrieveCharge('chrg_test_1'),
  listCharges: (omise) => omise.listCharges(),
  refundCharge: (omise) => omise.refundCharge('chrg_test_1', { amount: satang(2000), metadata: {} }),
  listRefunds: (omise) => omise.listRefunds('chrg_test_1'),
  listEveryRefund: (omise) => omise.listEveryRefund(),
  capability: (omise) => omise.capability(),
  publicCapability: (omise) => omise.publicCapability(),
  account: (omise) => omise.account(),
  retrieveToken: (omise) => omise.retrieveToken('tokn_test_1'),
};
const names = Object.keys(calls) as (keyof OmiseClient)[];

/** `arrived`: how many requests, where somebody reads them. */
type Provider = { url: string; arrived?: () => number; close: () => void };

const answering = async (behaves: RequestListener): Promise<Provider> => {
  let arrived = 0;
  const server = createServer((request, reply) => {
    arrived += 1;
    request.resume().once('end', () => behaves(request, reply));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => void server.close().closeAllConnections();
  return { url: `http://127.0.0.1:${port}`, arrived: () => arrived, close };
};

/** It takes connections, and what is sent through them nobody reads. */
const blackHole = async (): Promise<Provider> => {
  const sockets = new Set<{ destroy: () => void }>();
  const server = createSocketServer({ pauseOnConnect: true }, (socket) => void sockets.add(socket)).listen(
    0,
    '127.0.0.1',
  );
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
};

test.each<[string, () => Promise<Provider>, object]>([
  ['that does not answer in time', () => answering(() => {}), { reason: 'timeout', httpStatus: null }],
  [
    'that resets the connection',
    () => answering(({ socket }) => void socket.resetAndDestroy()),
    { reason: 'connection-lost', httpStatus: null },
  ],
  [
    'with an error of its own',
    () => answering((_request, reply) => void reply.writeHead(502).end('{}')),
    { reason: 'server-error', httpStatus: 502 },
  ],
  ['that is a black hole', blackHole, { reason: 'timeout', httpStatus: null }],
])('no call to a provider %s is answered, repeated or waited for', async (_what, open, reason) => {
  const { url, arrived, close } = await open();
  const omise = createOmiseClient({ apiUrl: url, vaultUrl: url, ...sandboxKeys, timeoutMs: 500 });
  const answers = await Promise.all(names.map(async (name) => [name, await calls[name](omise)] as const));
  for (const [name, answer] of answers)
    expect([name, answer]).toEqual([name, name === 'picture' ? null : { outcome: 'unknown', ...reason }]);
  expect(arrived?.() ?? names.length).toBe(names.length);
  close();
});
