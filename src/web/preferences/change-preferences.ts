import { redirect } from 'react-router';
import type { Client } from '../api/client.ts';
import { apiContext } from '../api/contexts.ts';
import { isLanguage, type Language } from '../languages/language.ts';
import { withoutLanguage } from '../languages/language-in-address.ts';
import { ownPath } from '../shell/own-path.ts';
import type { Route } from './+types/change-preferences';
import { isTheme, preferenceCookie } from './preferences.ts';

/**
 * `POST /preferences` with `language`, `theme` and `back`: keeps the choice and returns. Works without scripts. A chosen
 * language wins over one in the address, so the way back does not say it any more.
 */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData();
  const language = form.get('language');
  const theme = form.get('theme');
  const headers = new Headers();
  if (isLanguage(language)) {
    headers.append('Set-Cookie', preferenceCookie('language', language));
    await keepInAccount(context.get(apiContext), language);
  }
  if (isTheme(theme)) headers.append('Set-Cookie', preferenceCookie('theme', theme));
  const back = ownPath(form.get('back'));
  return redirect(isLanguage(language) ? withoutLanguage(back) : back, { status: 303, headers });
};

/** The mails of whoever is signed in come in the language of their pages. */
const keepInAccount = async ({ call }: Client, language: Language) => {
  const me = await call('GET /auth/me');
  if (me.success && me.data.language !== language) await call('PUT /auth/profile', { body: { language } });
};

/** Somebody who opens the address itself goes home. */
export const loader = () => redirect('/');
