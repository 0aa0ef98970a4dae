import type { DataOf } from '../../../api/routes.ts';
import { ownPath } from '../../../shell/own-path.ts';

type User = Pick<DataOf<'GET /auth/me'>, 'role' | 'mustChangePassword'>;

/** Where somebody goes on after signing in: to the page that asked for it, if it is one of ours; else to their own. */
export const pathAfterLogin = (query: URLSearchParams, { role }: Pick<User, 'role'>): string => {
  const returnTo = query.get('returnTo');
  const path = returnTo === null ? '/login' : ownPath(returnTo);
  const isRefused = path === '/' && returnTo !== '/';
  return isRefused || /^\/(log(in|out)|new-password)(?![\w-])/.test(path) ? ownPage(role) : path;
};

/** The same, but whoever came with a one-time password chooses another one first. */
export const nextPath = (query: URLSearchParams, user: User): string => {
  const path = pathAfterLogin(query, user);
  return user.mustChangePassword ? newPasswordPath(path) : path;
};

/** The page on which a one-time password is changed, and where it leads afterwards. */
export const newPasswordPath = (returnTo: string): string => `/new-password?${new URLSearchParams({ returnTo })}`;

const ownPage = (role: User['role']): string => (role === 'CUSTOMER' ? '/dashboard' : '/admin/dashboard');
