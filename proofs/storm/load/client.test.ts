import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createClient } from './client.ts';
import { newJournal } from './journal.ts';

const callsTo = async (answer: (request: IncomingMessage, response: ServerResponse, turn: number) => void) => {
  const requests: { key: unknown; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    requests.push({ key: request.headers['idempotency-key'], body });
    answer(request, response, requests.length);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const journal = newJournal();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call = createClient({ urls: [url], first: 0, from: '10.20.30.1', journal });
  const answered = await call('POST /payments/webhook', { key: 'storm-1-a', body: { id: 'evnt_1' } });
  return { answered, requests, journal };
};

const send = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test('what has no answer, or 503, is asked again with the same body and key, and both are written down', async () => {
  const { answered, requests, journal } = await callsTo((request, response, turn) => {
    if (turn === 1) request.socket.destroy();
    else if (turn === 2) send(response, 503, { success: false, message: 'Not now', error: 'server.not-ready' });
    else send(response, 200, { success: true, data: { received: true } });
  });
  expect(answered).toMatchObject({ isDone: true });
  expect(requests).toEqual(Array.from({ length: 3 }, () => ({ key: 'storm-1-a', body: '{"id":"evnt_1"}' })));
  expect(journal.lost).toHaveLength(1);
  expect(journal.serverErrors).toMatchObject([{ route: 'POST /payments/webhook', status: 503 }]);
});

test('a refusal is an answer, and a 500 is one that is written down', async () => {
  for (const status of [409, 500]) {
    const { answered, requests, journal } = await callsTo((_request, response) =>
      send(response, status, { success: false, message: 'No', error: 'some.code' }),
    );
    expect(answered).toMatchObject({ isDone: false, status });
    expect(requests).toHaveLength(1);
    expect(journal.serverErrors).toHaveLength(status === 500 ? 1 : 0);
  }
});
