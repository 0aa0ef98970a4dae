import type { DataOf } from '../../../api/routes.ts';
import { ownPath } from '../../../shell/own-path.ts';

type User = Pick<DataOf<'GET /auth/me'>, 'role' | 'mustChangePassword'>;

/**
 * The path after login: `returnTo` if it is on this site and not a login or logout page; else the user's start page.
 */
export const pathAfterLogin = (query: URLSearchParams, { role }: Pick<User, 'role'>): string => {
  const returnTo = query.get('returnTo');
  const path = returnTo === null ? '/login' : ownPath(returnTo);
  const isRefused = path === '/' && returnTo !== '/';
  return isRefused || /^\/(log(in|out)|new-password)(?![\w-])/.test(path) ? ownPage(role) : path;
};

/** As `pathAfterLogin`, but a user with a one-time password must choose another first. */
export const nextPath = (query: URLSearchParams, user: User): string => {
  const path = pathAfterLogin(query, user);
  return user.mustChangePassword ? newPasswordPath(path) : path;
};

/** The page that replaces a one-time password, and then redirects to `returnTo`. */
export const newPasswordPath = (returnTo: string): string => `/new-password?${new URLSearchParams({ returnTo })}`;

const ownPage = (role: User['role']): string => (role === 'CUSTOMER' ? '/dashboard' : '/admin/dashboard');
