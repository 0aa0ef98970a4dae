import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createClient, isSessionMissing } from './client.ts';
import type { Failure } from './failure.ts';
import { overHttp } from './transport.ts';

type Answer = (request: IncomingMessage & { text: string }, response: ServerResponse) => void;

const tax = { success: true, data: { enabled: true, rate: 7, name: 'VAT', includeInPrice: false } };
const id = '11111111-1111-4111-8111-111111111111';

let answers: Answer[] = [];
let requests: { line: string; text: string }[] = [];
let base = '';
const server = createServer(async (request, response) => {
  let text = '';
  for await (const part of request) text += part;
  requests.push({ line: `${request.method} ${request.url}`, text });
  const answer = answers.shift();
  if (answer) answer(Object.assign(request, { text }), response);
});

const reply =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

const listening = async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No address');
  return `http://127.0.0.1:${address.port}/api`;
};

beforeEach(async () => {
  answers = [];
  requests = [];
  base = await listening();
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const refusal = { success: false, message: 'The vehicle is taken', error: 'booking.vehicle-taken' };

describe('what goes out', () => {
  test('a read carries its parameters in the path and its query behind it', async () => {
    answers = [reply(200, { success: true, data: [] })];
    await createClient(overHttp(base)).call('GET /availability/calendar/:id', { params: { id } });
    expect(requests[0]?.line).toBe(`GET /api/availability/calendar/${id}`);
  });

  test('what was not chosen stays out of the query', async () => {
    answers = [reply(200, { success: true, data: [] })];
    await createClient(overHttp(base)).call('GET /vehicles', { query: { search: 'yaris & co', page: undefined } });
    expect(requests[0]?.line).toBe('GET /api/vehicles?search=yaris+%26+co');
  });

  test('a write carries its body as JSON', async () => {
    answers = [reply(200, { success: true, data: {} })];
    await createClient(overHttp(base)).call('POST /auth/login', { body: { email: 'a@b.co', password: 'secret' } });
    expect(JSON.parse(requests[0]?.text ?? '')).toEqual({ email: 'a@b.co', password: 'secret' });
  });
});

describe('what comes back', () => {
  test('a success is the body of the answer', async () => {
    answers = [reply(200, tax)];
    const answer = await createClient(overHttp(base)).call('GET /settings/tax');
    expect(answer).toEqual(tax);
  });

  test('a refusal keeps the sentence, the code and the field messages of the server', async () => {
    answers = [reply(409, { ...refusal, fields: { pickupDate: 'Taken' }, details: { quote: 1 } })];
    const answer = await createClient(overHttp(base)).call('GET /settings/tax');
    expect(answer).toMatchObject({ ...refusal, status: 409, fields: { pickupDate: 'Taken' }, details: { quote: 1 } });
  });

  test.each([
    ['a page instead of JSON', 502, '<h1>Bad gateway</h1>'],
    ['an empty answer', 500, ''],
    ['another shape', 500, { oops: true }],
    ['a success that is none', 200, { hello: 1 }],
  ])('%s is "Server error occurred"', async (_, status, body) => {
    answers = [reply(status, body)];
    expect(await createClient(overHttp(base)).call('GET /settings/tax')).toMatchObject({
      success: false,
      status,
      message: 'Server error occurred',
    });
  });

  test('a server that cannot be reached is a network error', async () => {
    const client = createClient(overHttp('http://127.0.0.1:1/api'));
    expect(await client.call('GET /settings/tax')).toMatchObject({
      success: false,
      status: 0,
      message: 'Network error - please check your connection',
    });
  });

  test('a connection that breaks is a network error', async () => {
    answers = [(request) => request.socket.destroy()];
    expect(await createClient(overHttp(base)).call('GET /settings/tax')).toMatchObject({
      message: 'Network error - please check your connection',
    });
  });

  test('anything else that goes wrong on the way keeps its own words, or says that it was unexpected', async () => {
    const broken = (reason: unknown) => createClient(() => Promise.reject(reason)).call('GET /settings/tax');
    expect(await broken(new Error('No room left'))).toMatchObject({ message: 'No room left' });
    expect(await broken('?')).toMatchObject({ message: 'An unexpected error occurred' });
  });
});

describe('patience', () => {
  test('a read is given up sooner than a write', async () => {
    const client = createClient(overHttp(base), { timeouts: { read: 40, write: 30_000 } });
    answers = [() => undefined, (_, response) => setTimeout(() => reply(200, tax)(Object.assign(_), response), 120)];
    expect(await client.call('GET /settings/tax')).toMatchObject({
      success: false,
      message: 'Network error - please check your connection',
    });
    expect(await client.call('POST /auth/logout')).toMatchObject({ success: true });
  });

  test('a price is a read, although it is asked for by POST', async () => {
    const client = createClient(overHttp(base), { timeouts: { read: 40, write: 30_000 } });
    answers = [() => undefined];
    const body = { vehicleId: 'v', startDate: '2026-12-01T10:00', endDate: '2026-12-04T10:00' };
    expect(await client.call('POST /booking-pricing/calculate', { body })).toMatchObject({ error: 'network.failed' });
  });

  test('a caller who no longer waits gets no answer at all', async () => {
    const gone = new AbortController();
    const call = createClient(overHttp(base)).call('GET /settings/tax', { signal: gone.signal });
    gone.abort();
    await expect(call).rejects.toThrow();
  });
});

describe('when nobody is signed in', () => {
  const unauthorized = { success: false, message: 'Please sign in', error: 'auth.required' };
  const clientThatNotes = () => {
    const breaks: string[] = [];
    const onFailure = async (failure: Failure) => isSessionMissing(failure) && breaks.push('login') > 0;
    return { breaks, client: createClient(overHttp(base), { onFailure }) };
  };

  test('the call is sent again once somebody has signed in', async () => {
    answers = [reply(401, unauthorized), reply(200, { success: true, data: [] })];
    const { breaks, client } = clientThatNotes();
    expect(await client.call('GET /vehicles')).toMatchObject({ success: true });
    expect(breaks).toEqual(['login']);
  });

  test('a call that still needs a session fails', async () => {
    answers = [reply(401, unauthorized), reply(401, unauthorized)];
    const { breaks, client } = clientThatNotes();
    expect(await client.call('GET /vehicles')).toMatchObject({ status: 401 });
    expect(breaks).toEqual(['login']);
  });

  test('asking who is signed in and a wrong password stay where they are', async () => {
    answers = [reply(401, unauthorized), reply(401, { ...unauthorized, message: 'Login failed' })];
    const { breaks, client } = clientThatNotes();
    await client.call('GET /auth/me');
    const answer = await client.call('POST /auth/login', { body: { email: 'a@b.co', password: 'x' } });
    expect(answer).toMatchObject({ status: 401, message: 'Login failed' });
    expect(breaks).toEqual([]);
  });

  test('a wrong code stays where it is, though the call can also need a session', async () => {
    answers = [
      reply(401, { ...unauthorized, error: 'auth.challenge-over' }),
      reply(401, unauthorized),
      reply(401, unauthorized),
    ];
    const { breaks, client } = clientThatNotes();
    await client.call('POST /auth/two-factor/confirm', { body: { challenge: 'over', code: '123456' } });
    expect(breaks).toEqual([]);
    await client.call('POST /auth/two-factor/confirm', { body: { code: '123456' } });
    expect(breaks).toEqual(['login']);
  });
});

describe('when there were too many requests', () => {
  const sentence = 'Rate limit exceeded. Please wait a moment.';
  const tooMany = { success: false, message: sentence, error: 'request.too-many' };
  const limited = reply(429, tooMany, { 'retry-after': '7' });
  const patient = () => {
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    return { waits, client: createClient(overHttp(base), { wait }) };
  };

  test('it waits as told, asks once more, and succeeds', async () => {
    answers = [limited, reply(200, tax)];
    const { waits, client } = patient();
    expect(await client.call('GET /settings/tax')).toEqual(tax);
    expect(waits).toEqual([7000]);
  });

  test('it asks once more only, then says so', async () => {
    answers = [limited, limited, reply(200, tax)];
    const { waits, client } = patient();
    const answer = await client.call('GET /settings/tax');
    expect(answer).toMatchObject({ status: 429, message: sentence });
    expect([waits.length, requests.length]).toEqual([1, 2]);
  });

  test('a server that renders a page does not wait', async () => {
    answers = [limited, reply(200, tax)];
    const answer = await createClient(overHttp(base)).call('GET /settings/tax');
    expect(answer).toMatchObject({ message: sentence });
    expect(requests).toHaveLength(1);
  });

  test('a limit in front of the server is told in the same words', async () => {
    answers = [reply(429, '<h1>Too many requests</h1>')];
    const answer = await createClient(overHttp(base)).call('GET /settings/tax');
    expect(answer).toMatchObject({ status: 429, error: 'request.too-many', message: sentence });
  });

  test('a refusal with a reason of its own keeps it, such as a login that is locked', async () => {
    const locked = { success: false, message: 'Too many failed attempts.', error: 'auth.locked' };
    answers = [reply(429, { ...locked, details: { retryAfterSeconds: 900 } })];
    const answer = await createClient(overHttp(base)).call('POST /auth/login', {
      body: { email: 'a@b.co', password: 'x' },
    });
    expect(answer).toMatchObject({ ...locked, status: 429, details: { retryAfterSeconds: 900 } });
  });
});
