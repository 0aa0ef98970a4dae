import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyRequest } from 'fastify';
import { createServer as createVite, isRunnableDevEnvironment, type Plugin } from 'vite';
import { asVisitor, type ClientCookie } from '#app/in-process.ts';
import { pageRequests } from '#app/pages.ts';
import type { Log } from '#platform/log/log.ts';
import { answerAsPages, type PagesBuild } from '#platform/pages/pages.ts';

type Options = Readonly<{ PORT: number; HOST: string; publicUrl: string; apiPort: number; log: Log }>;

/** What the server behind answers by itself; every other address is a page, or a file of the pages' source. */
const ofTheServer = /^\/(api|drawings|og|pictures)(\/|\?|$)/;

/**
 * Serves the pages as they are in the source now, with Vite, and hands on what is not theirs. While the server behind
 * starts again, whoever asks waits for it.
 */
export const servePagesOfSource = async ({ PORT, HOST, publicUrl, apiPort, log }: Options) => {
  const http = createServer();
  const vite = await createVite({
    appType: 'custom',
    cacheDir: 'node_modules/.cache/vite',
    server: { middlewareMode: true, hmr: { server: http } },
    // Found as late as they are used, each would load the page again.
    optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!**/*.test.*'] },
    plugins: [reloadForWords],
  });
  const pages = Fastify();
  await pages.register(fastifyCookie);
  const giveTo = pageRequests({ publicUrl, log, transportOf: (...visitor) => overNetwork(apiPort, ...visitor) });
  await answerAsPages(pages, async (page, incoming, reply) => {
    const { build, createRequestHandler } = await asOfNow(vite);
    const context = build.entry.module.provideContext(giveTo(incoming, reply, ''));
    return createRequestHandler(build, 'development')(page, context);
  });
  await pages.ready();

  http.on('request', (page: IncomingMessage, reply: ServerResponse) => {
    if (ofTheServer.test(page.url ?? '')) void passOn(page, reply, apiPort);
    else vite.middlewares(page, reply, () => pages.routing(page, reply));
  });
  http.listen(PORT, HOST);
  await once(http, 'listening');
  // While the server starts: else the first page would wait until all of them are made.
  void asOfNow(vite).catch(() => undefined);
  return {
    stop: async () => {
      await vite.close();
      http.closeAllConnections();
      http.close();
    },
  };
};

/** The words of a page come in the page: no module of the browser's is made anew when they change. */
const reloadForWords: Plugin = {
  name: 'reload-for-words',
  hotUpdate({ file, server }) {
    if (this.environment.name !== 'ssr' || !file.includes('/src/words/')) return;
    // After this the server's modules are thrown away, and the browser is not to come before.
    setTimeout(() => server.environments.client.hot.send({ type: 'full-reload' }), 100);
  },
};

type Vite = Awaited<ReturnType<typeof createVite>>;
type Given = ReturnType<ReturnType<typeof pageRequests>>;

/** What Vite has made of the pages; React Router comes by it too, since what it makes for work is another copy. */
const asOfNow = async (vite: Vite) => {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no pages on the server');
  const { createRequestHandler } = await ssr.runner.import<typeof import('react-router')>('react-router');
  const build = await ssr.runner.import<PagesBuild<Given>>('virtual:react-router/server-build');
  return { build, createRequestHandler };
};

/** The calls that a page makes for its visitor, as `inProcess` makes them in the product. */
const overNetwork =
  (port: number, visitor: FastifyRequest, client: ClientCookie): Given['transport'] =>
  async ({ method, path, headers, body }) => {
    await untilListening(port);
    const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: {
        ...asVisitor(visitor, client),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'manual',
    });
    const text = await reply.text();
    return {
      status: reply.status,
      headers: reply.headers,
      body: text === '' ? undefined : JSON.parse(text),
      cookies: reply.headers.getSetCookie(),
    };
  };

const passOn = async (incoming: IncomingMessage, reply: ServerResponse, port: number): Promise<void> => {
  try {
    await untilListening(port);
  } catch (error) {
    reply.writeHead(502, { 'content-type': 'text/plain' }).end(String(error));
    return;
  }
  const { method, url, headers } = incoming;
  const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(reply);
  });
  passed.once('error', () => reply.destroy());
  reply.once('close', () => passed.destroy());
  incoming.pipe(passed);
};

const LONGEST_START_MS = 60_000;

const untilListening = async (port: number): Promise<void> => {
  const late = performance.now() + LONGEST_START_MS;
  while (!(await isListening(port))) {
    if (performance.now() > late) throw new Error('The product does not start: what it says stands in the terminal');
    await pause(50);
  }
};

const isListening = async (port: number): Promise<boolean> => {
  const probe = connect(port, '127.0.0.1');
  const isOpen = await once(probe, 'connect').then(
    () => true,
    () => false,
  );
  probe.destroy();
  return isOpen;
};
