import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSmsGateway } from '#test/builders/sms-gateway.ts';
import { createSmsGateway } from './sms.ts';

let server: Awaited<ReturnType<typeof startSmsGateway>>;
const message = { id: 'one', to: '+66815550199', text: 'รับรถ 10:00 น.' };

beforeAll(async () => {
  server = await startSmsGateway();
});
beforeEach(() => {
  server.behave('take');
  server.taken.length = 0;
});
afterAll(() => server.close());

const send = (url = server.url) => createSmsGateway(url, { timeoutMs: 300 })?.send(message);

test('a message is a POST of JSON, Thai letters intact', async () => {
  await send();
  expect(server.taken).toEqual([{ headers: expect.anything(), body: message }]);
  expect(server.taken[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
  expect(server.taken[0]?.headers).not.toHaveProperty('authorization');
});

test('name and password of the address are sent as authorization', async () => {
  await send(server.url.replace('http://', 'http://saphan:p%40ss@'));
  expect(server.taken[0]?.headers).toMatchObject({
    authorization: `Basic ${Buffer.from('saphan:p@ss').toString('base64')}`,
  });
});

test.each([
  ['refuse', 'The SMS gateway answered 500'],
  ['lead on', 'The SMS gateway answered 302'],
  ['slow', 'The SMS gateway did not answer in time'],
  ['hang up', /^The SMS gateway could not be reached/],
] as const)('a gateway that does %s has not taken the message', async (manner, reason) => {
  server.behave(manner);
  await expect(send()).rejects.toThrow(reason);
  expect(server.taken).toEqual([]);
});

test('that nobody is there is told without the address, which may hold a key', async () => {
  const gone = await startSmsGateway();
  await gone.close();
  await expect(send(gone.url.replace('http://', 'http://key:secret@'))).rejects.toThrow(
    /^The SMS gateway could not be reached \(ECONNREFUSED\)$/,
  );
});

test('without an address there is no gateway', () => {
  expect(createSmsGateway(undefined)).toBeUndefined();
});
