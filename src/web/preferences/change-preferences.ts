import { redirect } from 'react-router';
import type { Client } from '../api/client.ts';
import { apiContext, pageRequestContext } from '../api/contexts.ts';
import { isLanguage, type Language } from '../languages/language.ts';
import { withoutLanguage } from '../languages/language-in-address.ts';
import { ownPath } from '../shell/own-path.ts';
import type { Route } from './+types/change-preferences';
import { isTheme, preferenceCookie } from './preferences.ts';

/**
 * `POST /preferences` with `language`, `theme` and `back`: sets the cookies and redirects to `back`. Works without
 * scripts. A chosen language overrides one in the address, so the redirect drops `lang`.
 */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData();
  const language = form.get('language');
  const theme = form.get('theme');
  const { origin } = context.get(pageRequestContext);
  const headers = new Headers();
  if (isLanguage(language)) {
    headers.append('Set-Cookie', preferenceCookie('language', language, origin));
    await keepInAccount(context.get(apiContext), language);
  }
  if (isTheme(theme)) headers.append('Set-Cookie', preferenceCookie('theme', theme, origin));
  const back = ownPath(form.get('back'));
  return redirect(isLanguage(language) ? withoutLanguage(back) : back, { status: 303, headers });
};

/** Saves the language to the signed-in user's account, so that mails use the language of the pages. */
const keepInAccount = async ({ call }: Client, language: Language) => {
  const me = await call('GET /auth/me');
  if (me.success && me.data.language !== language) await call('PUT /auth/profile', { body: { language } });
};

/** A direct visit to the address redirects to the home page. */
export const loader = () => redirect('/');
