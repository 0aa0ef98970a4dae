import { ownPath } from '../../preferences/preferences.ts';

/** Where a visitor goes on after signing in: the page that asked for it, if it is one of ours; else home. */
export const pathAfterLogin = (query: URLSearchParams): string => {
  const path = ownPath(query.get('returnTo'));
  return /^\/log(in|out)(?![\w-])/.test(path) ? '/' : path;
};
