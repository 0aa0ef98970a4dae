import type { MiddlewareFunction } from 'react-router';
import type { Client } from '../api/client.ts';
import { apiContext } from '../api/contexts.ts';
import type { Language } from '../languages/language.ts';
import { languageContext } from '../languages/language-context.ts';
import { languageIn } from '../languages/language-in-address.ts';
import { languageOf, preferenceCookie, storedLanguage } from './preferences.ts';

/** Decides the language once, for loaders and page alike. Where the request says nothing: the business's usual one. */
export const decideLanguage: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  context.set(languageContext, languageOf(request) ?? (await usualLanguage(context.get(apiContext))));
  return next();
};

const usualLanguage = async ({ call }: Client): Promise<Language> => {
  const contact = await call('GET /settings/contact');
  return contact.success ? contact.data.language : 'en';
};

/** Whoever opens an address that names a language goes on in it: the pages that follow do not name it any more. */
export const keepLanguage: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const requested = languageIn(new URL(request.url).searchParams);
  if (requested && requested !== storedLanguage(request.headers) && isRead(request) && isDocument(response))
    response.headers.append('Set-Cookie', preferenceCookie('language', requested));
  return response;
};

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** A page, or the way to one; not what scripts fetch, for which the page stays in its language. */
const isDocument = ({ headers }: Response) =>
  headers.has('location') || (headers.get('content-type') ?? '').startsWith('text/html');
