import { redirect } from 'react-router';
import { isLanguage } from '../languages/language.ts';
import { withoutLanguage } from '../languages/language-in-address.ts';
import type { Route } from './+types/change-preferences';
import { isTheme, ownPath, preferenceCookie } from './preferences.ts';

/**
 * `POST /preferences` with `language`, `theme` and `back`: keeps the choice and returns. Works without scripts. A chosen
 * language wins over one in the address, so the way back does not say it any more.
 */
export const action = async ({ request }: Route.ActionArgs) => {
  const form = await request.formData();
  const language = form.get('language');
  const theme = form.get('theme');
  const headers = new Headers();
  if (isLanguage(language)) headers.append('Set-Cookie', preferenceCookie('language', language));
  if (isTheme(theme)) headers.append('Set-Cookie', preferenceCookie('theme', theme));
  const back = ownPath(form.get('back'));
  return redirect(isLanguage(language) ? withoutLanguage(back) : back, { status: 303, headers });
};

/** Somebody who opens the address itself goes home. */
export const loader = () => redirect('/');
