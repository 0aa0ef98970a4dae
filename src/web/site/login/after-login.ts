import { ownPath } from '../../preferences/preferences.ts';

/** Where somebody goes who is signed in: back to where the login interrupted, else home. */
export const afterLogin = (query: URLSearchParams): string => {
  const path = ownPath(query.get('returnTo'));
  return path === '/login' || path.startsWith('/login?') ? '/' : path;
};
