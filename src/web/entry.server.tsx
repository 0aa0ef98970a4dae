import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { type PageRequest, pageRequestContext, type ServerContext } from './api/contexts.ts';
import { languageContext } from './languages/language-context.ts';
import { wordsOn } from './languages/words.server.ts';

export const streamTimeout = 5_000;

/** The load context of one request. Created here, because only the bundle that created a context can read it. */
export const provideContext = (given: PageRequest): RouterContextProvider => {
  const context = new RouterContextProvider();
  context.set(pageRequestContext, given);
  return context;
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
    <I18nextProvider i18n={wordsOn(language)}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </I18nextProvider>
  );
  return new Promise((resolve, reject) => {
    let answered = false;
    const send = () => {
      answered = true;
      const body = new PassThrough();
      body.once('close', () => clearTimeout(patience));
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { status: failed ? 500 : status, headers }));
    };
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      [isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady']: send,
      onShellError: reject,
      onError: (error: unknown) => {
        failed = true;
        if (answered && !request.signal.aborted) report(error);
      },
    });
    const patience = setTimeout(abort, streamTimeout + 1_000);
    request.signal.addEventListener('abort', () => abort(request.signal.reason));
  });
};

export default handleRequest;

const addPageHeaders = (headers: Headers, language: string) => {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', language);
  headers.append('Vary', 'Cookie, Accept-Language');
};
