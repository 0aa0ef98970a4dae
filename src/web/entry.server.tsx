import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { type PageRequest, pageRequestContext, type ServerContext } from './api/contexts.ts';
import { languageContext } from './languages/language-context.ts';
import { WordsContext } from './languages/use-words.ts';
import { wordsOn } from './languages/words.server.ts';
import { languageOf, storedTheme } from './preferences/preferences.ts';
import { readCookie } from './shell/cookie.ts';

/** The load context of one request. Created here, because only the bundle that created a context can read it. */
export const provideContext = (given: PageRequest): RouterContextProvider => {
  const context = new RouterContextProvider();
  context.set(pageRequestContext, given);
  return context;
};

/** Home is the same for visitors who are not signed in and bring no search, in their language and theme. */
export const sameForAll = (page: Request): string | undefined => {
  const { pathname, search } = new URL(page.url);
  const isSignedIn = readCookie(page.headers, 'session');
  if (page.method !== 'GET' || pathname !== '/' || search !== '' || isSignedIn) return undefined;
  return `home ${languageOf(page)} ${storedTheme(page.headers)}`;
};

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context.get(pageRequestContext).report(error);
};

const handleRequest = (
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: ServerContext,
): Promise<Response> | Response => {
  const language = context.get(languageContext);
  addPageHeaders(headers, language);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, report } = context.get(pageRequestContext);
  const page = (
    <WordsContext value={wordsOn(language)}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </WordsContext>
  );
  return new Promise((resolve, reject) => {
    let hasShell = false;
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // In one piece: the data is there before the page is rendered, and what is whole is compressed in one call.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => {
        hasShell = true;
      },
      onAllReady: () => {
        clearTimeout(patience);
        resolve(wholeOf(pipe).then((html) => new Response(html, { status: failed ? 500 : status, headers })));
      },
      onShellError: (error: unknown) => {
        clearTimeout(patience);
        reject(error);
      },
      onError: (error: unknown) => {
        failed = true;
        if (hasShell && !request.signal.aborted) report(error);
      },
    });
    const patience = setTimeout(abort, LONGEST_RENDERING_MS);
    request.signal.addEventListener('abort', () => abort(request.signal.reason));
  });
};

const LONGEST_RENDERING_MS = 6_000;

const wholeOf = async (pipe: PipeableStream['pipe']): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = [];
  const page = new Writable({
    write: (part: Buffer, _, done) => {
      parts.push(part);
      done();
    },
  });
  pipe(page);
  await finished(page);
  return Buffer.concat(parts);
};

export default handleRequest;

const addPageHeaders = (headers: Headers, language: string) => {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', language);
  headers.append('Vary', 'Cookie, Accept-Language');
};
