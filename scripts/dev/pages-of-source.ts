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

/** The paths that are proxied to the API server; every other path is a page or a source file of the pages. */
const ofTheServer = /^\/(api|drawings|og|pictures)(\/|\?|$)/;

/**
 * Serves the pages from the current source with Vite, and proxies other paths to the API server. Requests wait while
 * the API server restarts.
 */
export const servePagesOfSource = async ({ PORT, HOST, publicUrl, apiPort, log }: Options) => {
  const http = createServer();
  const vite = await createVite({
    appType: 'custom',
    cacheDir: 'node_modules/.cache/vite',
    server: { middlewareMode: true, hmr: { server: http } },
    // Dependencies that Vite discovered only on first use would each reload the page.
    optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!**/*.test.*'] },
    plugins: [reloadForWords],
  });
  const pages = Fastify();
  await pages.register(fastifyCookie);
  const giveTo = pageRequests({
    publicUrl,
    hasDeveloperPages: true,
    log,
    transportOf: (...visitor) => overNetwork(apiPort, ...visitor),
  });
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
  // Compiles the pages while the server starts; otherwise the first page would have to wait for it.
  void asOfNow(vite).catch(() => undefined);
  return {
    stop: async () => {
      await vite.close();
      http.closeAllConnections();
      http.close();
    },
  };
};

/** Reloads the page when its texts change: they are part of the HTML, so no browser module is updated. */
const reloadForWords: Plugin = {
  name: 'reload-for-words',
  hotUpdate({ file, server }) {
    if (this.environment.name !== 'ssr' || !file.includes('/src/words/')) return;
    // Vite discards the server's modules after this hook; the browser must not reload before that.
    setTimeout(() => server.environments.client.hot.send({ type: 'full-reload' }), 100);
  },
};

type Vite = Awaited<ReturnType<typeof createVite>>;
type Given = ReturnType<ReturnType<typeof pageRequests>>;

/** The current build from Vite; React Router is loaded by Vite too, since a direct import would be a second copy. */
const asOfNow = async (vite: Vite) => {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no pages on the server');
  const { createRequestHandler } = await ssr.runner.import<typeof import('react-router')>('react-router');
  const build = await ssr.runner.import<PagesBuild<Given>>('virtual:react-router/server-build');
  return { build, createRequestHandler };
};

/** A page's API calls on behalf of its visitor: the counterpart, over HTTP, of the product's `inProcess`. */
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
