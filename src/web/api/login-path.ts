import { redirect } from 'react-router';

type From = Readonly<{ pathname: string; search: string }>;

/** The header of an answer that a page or a form needs somebody to sign in first. */
export const SIGNED_OUT = 'x-signed-out';

/** Redirects to the login page, in place of a page or a form that needs a session. */
export const toLogin = (from: From, request: Request): Response =>
  redirect(loginPath(from, { isUnsaved: request.method === 'POST' }), { headers: { [SIGNED_OUT]: 'yes' } });

/** The login page with the address to return to. `isUnsaved`: it also says that the submitted form was not saved. */
export const loginPath = ({ pathname, search }: From, { isUnsaved = false } = {}): string => {
  const query = { returnTo: pathname + search, ...(isUnsaved && { unsaved: '1' }) };
  return pathname === '/login' ? '/login' : `/login?${new URLSearchParams(query)}`;
};
