import type { MiddlewareFunction } from 'react-router';
import { languageIn } from '../languages/language-in-address.ts';
import { keptLanguage, preferenceCookie } from './preferences.ts';

/** Whoever opens an address that names a language goes on in it: the pages that follow do not name it any more. */
export const keepLanguage: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const requested = languageIn(new URL(request.url).searchParams);
  if (requested && requested !== keptLanguage(request.headers) && isRead(request) && isDocument(response))
    response.headers.append('Set-Cookie', preferenceCookie('language', requested));
  return response;
};

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** A page, or the way to one; not what scripts fetch, for which the page stays in its language. */
const isDocument = ({ headers }: Response) =>
  headers.has('location') || (headers.get('content-type') ?? '').startsWith('text/html');
