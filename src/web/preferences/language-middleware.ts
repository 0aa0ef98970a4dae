import type { MiddlewareFunction } from 'react-router';
import type { Client } from '../api/client.ts';
import { apiContext, pageRequestContext } from '../api/contexts.ts';
import type { Language } from '../languages/language.ts';
import { languageContext } from '../languages/language-context.ts';
import { languageIn } from '../languages/language-in-address.ts';
import { languageOf, preferenceCookie, storedLanguage } from './preferences.ts';

/** Sets the language once for loaders and page. A request without a preference gets the business's default language. */
export const decideLanguage: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  context.set(languageContext, languageOf(request) ?? (await usualLanguage(context.get(apiContext))));
  return next();
};

const usualLanguage = async ({ call }: Client): Promise<Language> => {
  const contact = await call('GET /settings/contact');
  return contact.success ? contact.data.language : 'en';
};

/** Stores the language named in an address as a cookie, because the pages that follow do not name it. */
export const keepLanguage: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const requested = languageIn(new URL(request.url).searchParams);
  if (requested && requested !== storedLanguage(request.headers) && isRead(request) && isDocument(response))
    response.headers.append(
      'Set-Cookie',
      preferenceCookie('language', requested, context.get(pageRequestContext).origin),
    );
  return response;
};

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** A page or a redirect; not data that scripts fetch, which leaves the page's language as it is. */
const isDocument = ({ headers }: Response) =>
  headers.has('location') || (headers.get('content-type') ?? '').startsWith('text/html');
