import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { visit } from '../visitors.ts';
import { startOwnFront } from './own-front.ts';
import { type Proof, verdictOf, wrongWith } from './verdict.ts';

const offers = JSON.stringify({ data: Array.from({ length: 24 }, (_, id) => ({ id, quote: { total: 5350 } })) });
const booked = JSON.stringify({ data: { bookingNumber: 'BKKROLL1' } });

/** A site whose every response satisfies the visitors. */
const well: RequestListener = (request, reply) => {
  request.resume();
  reply.end(request.url?.startsWith('/api/vehicles/available') ? offers : request.method === 'POST' ? booked : 'well');
};

const serving = async (answer: RequestListener): Promise<{ port: number; server: Server }> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  return { port: (server.address() as AddressInfo).port, server };
};

/** A generous timeout, for slow machines. */
const LONGEST = { timeout: 50_000 };

/** The results of visits to a site, until the first failure. */
const feltAt = async (port: number) => {
  const visits = visit({ origin: `http://127.0.0.1:${port}`, rate: 100, seed: 1 });
  await vi.waitFor(() => expect(visits.felt.failures).not.toEqual([]), LONGEST);
  return visits.stop();
};

const proofOf = (values: Partial<Proof>): Proof => ({
  front: 'a front',
  seed: 1,
  seconds: 1,
  felt: { sent: 1, byStatus: { 200: 1 }, failures: [], booked: ['BKKROLL1'], longestMs: 1 },
  restarts: [{ process: 1, status: 0, seconds: 4 }],
  lost: [],
  ...values,
});

test('visitors of a site that is well feel nothing, and say what they have booked', async () => {
  const visits = visit({ origin: `http://127.0.0.1:${(await serving(well)).port}`, rate: 100, seed: 1 });
  await vi.waitFor(() => expect(visits.felt.booked).toContain('BKKROLL1'), LONGEST);
  const felt = await visits.stop();
  expect(felt.failures).toEqual([]);
  expect(new Set(felt.booked)).toEqual(new Set(['BKKROLL1']));
});

/** The first requests (at least `least`) that a seed's visitors send to a site with nothing to book. */
const requestsOf = async (seed: number, least: number): Promise<string[]> => {
  const requests: string[] = [];
  const { port } = await serving((request, reply) => {
    requests.push(request.url ?? '');
    reply.end('{"data":[]}');
  });
  const visits = visit({ origin: `http://127.0.0.1:${port}`, rate: 100, seed });
  await vi.waitFor(() => expect(visits.felt.sent).toBeGreaterThanOrEqual(least), LONGEST);
  await visits.stop();
  return requests;
};

/** Whether `many` contains all items of `few`, each at least as often. */
const isPartOf = (few: readonly string[], many: readonly string[]): boolean => {
  const left = Map.groupBy(many, (one) => one);
  return few.every((one) => left.get(one)?.pop() !== undefined);
};

test('the same seed brings the same visitors, another one brings others', async () => {
  const first = await requestsOf(7, 30);
  expect(isPartOf(first, await requestsOf(7, first.length))).toBe(true);
  expect(isPartOf(first, await requestsOf(8, first.length))).toBe(false);
});

test.each<[string, RequestListener, RegExp]>([
  ['an error', (_, reply) => void reply.writeHead(502).end('no'), /: 502 no$/],
  ['a door that closes in the middle', (request) => void request.socket.destroy(), /: socket hang up$/],
  ['a refusal for being too many', (_, reply) => void reply.writeHead(429).end(), /: 429 /],
])('one visitor in ten who meets %s is one too many', async (_what, fails, sentence) => {
  let turn = 0;
  const { port } = await serving((request, reply) => {
    turn += 1;
    (turn % 10 === 0 ? fails : well)(request, reply);
  });
  const felt = await feltAt(port);
  for (const failure of felt.failures) expect(failure).toMatch(sentence);
  expect(verdictOf(proofOf({ felt }))).toContain('was noticed');
});

test.each<[string, Partial<Proof>]>([
  ['a booking that was told and is not there', { lost: ['BKKROLL1'] }],
  ['a process that did not end well', { restarts: [{ process: 2, status: 1, seconds: 3 }] }],
  ['a process that took too long', { restarts: [{ process: 2, status: 0, seconds: 11 }] }],
  ['a run without a restart', { restarts: [] }],
])('%s is wrong', (_what, values) => {
  expect(wrongWith(proofOf(values))).toHaveLength(1);
  expect(wrongWith(proofOf({}))).toEqual([]);
  expect(verdictOf(proofOf({}))).toContain('went unnoticed');
});

test('a front of our own sends nobody to a process that is gone or not ready', async () => {
  let isReady = true;
  const named =
    (name: string, ready: () => boolean): RequestListener =>
    (request, reply) =>
      void reply.writeHead(request.url === '/api/ready' && !ready() ? 503 : 200).end(name);
  const one = await serving(named('one', () => isReady));
  const two = await serving(named('two', () => true));
  const place = await serving(well);
  place.server.close();
  const front = await startOwnFront(place.port, [one.port, two.port]);
  onTestFinished(front.stop);
  const servers = async () => {
    const answers = new Set<string>();
    for (let time = 0; time < 6; time += 1) answers.add(await (await fetch(`http://127.0.0.1:${place.port}/`)).text());
    return [...answers].sort();
  };
  expect(await servers()).toEqual(['one', 'two']);
  isReady = false;
  await vi.waitFor(async () => expect(await servers()).toEqual(['two']), LONGEST);
  two.server.close().closeAllConnections();
  isReady = true;
  await vi.waitFor(async () => expect(await servers()).toEqual(['one']), LONGEST);
});
