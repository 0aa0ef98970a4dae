import { once } from 'node:events';
import { request as ask } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressAnswers } from '../http/output/compress-answers.ts';
import { type PagesBuild, renderPages } from './pages.ts';

type Render = (request: Request) => Response | Promise<Response>;

const text = { 'content-type': 'text/html' };
let app: FastifyInstance;
let render: Render;

/** A web of one page, whose rendering each test decides. */
const build: PagesBuild<string> = {
  assets: {
    entry: { imports: [], module: '' },
    routes: {},
    url: '',
    version: '1',
  },
  assetsBuildDirectory: '',
  entry: {
    module: {
      default: async (request: Request) => render(request),
      provideContext: () => new RouterContextProvider(),
      sameForAll: () => undefined,
    },
  },
  future: {},
  isSpaMode: false,
  prerender: [],
  publicPath: '/',
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  routes: {
    root: {
      id: 'root',
      path: '*',
      module: { default: () => null },
    },
  },
  ssr: true,
};

beforeEach(async () => {
  render = () => new Response('page', { headers: text });
  app = Fastify({ forceCloseConnections: true });
  await compressAnswers(app);
  app.get('/api/known', async () => ({ success: true }));
  await renderPages(app, { build, contextOf: () => 'given' });
});

afterEach(() => app.close());

const listening = async () => new URL(await app.listen({ port: 0, host: '127.0.0.1' }));

test('status, headers and every cookie of a page arrive', async () => {
  render = () => {
    const headers = new Headers({ ...text, 'x-page': '1' });
    headers.append('set-cookie', 'a=1');
    headers.append('set-cookie', 'b=2');
    return new Response('gone', { status: 404, headers });
  };
  const answer = await app.inject('/nowhere');
  expect([answer.statusCode, answer.body, answer.headers['x-page']]).toEqual([404, 'gone', '1']);
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
});

test('a page is the visitor’s own: nothing in between keeps it', async () => {
  expect((await app.inject('/')).headers['cache-control']).toBe('private, no-cache');
  for (const cookie of ['session=a', 'theme=dark; __Host-session=a'])
    expect((await app.inject({ url: '/', headers: { cookie } })).headers['cache-control']).toBe('no-store');
});

test('what other routes answer is theirs', async () => {
  expect((await app.inject('/api/known')).json()).toEqual({ success: true });
});

test('a path that looks like another host stays a path of ours', async () => {
  let address = '';
  render = (request) => {
    address = request.url;
    return new Response('page', { headers: text });
  };
  await app.inject({ url: '//evil.example/x', headers: { host: 'site.example' } });
  expect(new URL(address).host).toBe('site.example');
});

test.each(['a b', '127.0.0.1@evil.example', 'user:word@evil.example', 'site.example/path', 'site.example?'])(
  '"%s" is no host: answered 400',
  async (host) => {
    expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(400);
  },
);

test.each(['site.example', 'localhost:3000', '[::1]:3000'])('"%s" is a host', async (host) => {
  expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(200);
});

test.each([
  ['/vehicles/', '/vehicles'],
  ['/vehicles/?location=Don+Mueang&lang=th', '/vehicles?location=Don+Mueang&lang=th'],
  ['/vehicles/1/?a=%2F', '/vehicles/1?a=%2F'],
])('%s is the page %s, and says so for good', async (requested, page) => {
  const answer = await app.inject(requested);
  expect([answer.statusCode, answer.headers.location]).toEqual([308, page]);
});

test.each(['/', '/?a=/', '/vehicles?back=/', '//evil.example/', '/\\evil.example/', '/a//', '/vehicles//'])(
  '%s is answered where it is',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(200);
  },
);

test('a HEAD request gets the headers of the page without its body', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/' });
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
  expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual(['text/html', 'private, no-cache']);
});

test('a form of more than 64 kB is refused', async () => {
  const answer = await app.inject({ method: 'POST', url: '/', payload: 'x'.repeat(70_000) });
  expect(answer.statusCode).toBe(413);
});

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
])('to a browser that accepts "%s" the page travels as %s', async (accepted, coding) => {
  render = longPage;
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
  expect(answer.headers['content-encoding']).toBe(coding);
  expect(answer.headers.vary).toBe(coding && 'accept-encoding');
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.byteLength));
});

const longPage = () => new Response('page '.repeat(1_000), { headers: text });

test('a picture travels as it is', async () => {
  render = () => new Response('png', { headers: { 'content-type': 'image/png' } });
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
  expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, 'png']);
});

test('rendering learns that the visitor has gone', async () => {
  const rendering = Promise.withResolvers<AbortSignal>();
  render = ({ signal }) => {
    rendering.resolve(signal);
    return new Promise(() => undefined);
  };
  const outgoing = ask(await listening()).on('error', () => undefined);
  outgoing.end();
  const signal = await rendering.promise;
  outgoing.destroy();
  await expect.poll(() => signal.aborted).toBe(true);
});

test.each(['/x/../terms', '/pictures/a/../../terms', '/./terms', '/terms/.'])(
  '%s leads to the plain address',
  async (path) => {
    const { port } = await listening();
    const [answer] = await once(ask({ port, path: `${path}?a=1`, host: '127.0.0.1' }).end(), 'response');
    expect([answer.statusCode, answer.headers.location]).toEqual([308, '/terms?a=1']);
    answer.resume();
  },
);

test.each([undefined, 'application/json', 'multipart/form-data', 'text/plain'])(
  'what is posted as %s is no form of ours',
  async (type) => {
    const headers = type ? { 'content-type': type } : {};
    expect((await app.inject({ method: 'POST', url: '/contact', headers, payload: 'x' })).statusCode).toBe(415);
  },
);
