import type { MiddlewareFunction } from 'react-router';
import type { Client } from '../api/client.ts';
import { apiContext } from '../api/contexts.ts';
import type { Language } from '../languages/language.ts';
import { languageContext } from '../languages/language-context.ts';
import { languageOf } from './preferences.ts';

/** Decides the language once, for loaders and page alike. Where the request says nothing: the business's usual one. */
export const decideLanguage: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  context.set(languageContext, languageOf(request) ?? (await usualLanguage(context.get(apiContext))));
  return next();
};

const usualLanguage = async ({ call }: Client): Promise<Language> => {
  const contact = await call('GET /settings/contact');
  return contact.success ? contact.data.language : 'en';
};
