import type { MiddlewareFunction } from 'react-router';
import { languageIn } from '../languages/language-in-address.ts';
import { keptLanguage, preferenceCookie } from './preferences.ts';

/** Whoever opens an address that names a language goes on in it: the pages that follow do not name it any more. */
export const keepLanguage: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const asked = languageIn(new URL(request.url).searchParams);
  if (asked && asked !== keptLanguage(request.headers) && isRead(request) && isDocument(response))
    response.headers.append('Set-Cookie', preferenceCookie('language', asked));
  return response;
};

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** A page, or the way to one; not what scripts fetch, for which the page stays in its language. */
const isDocument = ({ headers }: Response) =>
  headers.has('location') || (headers.get('content-type') ?? '').startsWith('text/html');
