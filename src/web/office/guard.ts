import { createContext, type MiddlewareFunction, redirect } from 'react-router';
import { apiContext } from '../api/contexts.ts';
import type { DataOf } from '../api/routes.ts';
import { signedIn } from '../api/signed-in.ts';
import { newPasswordPath } from '../site/auth/login/return-path.ts';
import { mayOpen, type OfficeRole } from './screens.ts';

type User = DataOf<'GET /auth/me'>;

/** A signed-in staff member or admin. */
export type OfficeUser = Readonly<Pick<User, 'id' | 'firstName' | 'lastName'> & { role: OfficeRole }>;

/** The signed-in user, for the office's loaders, which run only after the guard. */
export const officeUserContext = createContext<OfficeUser>();

/**
 * Middleware of every office page and its data. Redirects a signed-out visitor to sign in, a user with a one-time
 * password to change it, and customers, or staff on an admin-only screen, to `/unauthorized`. Throws the status of `GET
 * /auth/me` (503 if unreachable). Responses are not cached.
 */
export const guard: MiddlewareFunction<Response> = async ({ request, context, url, pattern }, next) => {
  const me = await signedIn(context.get(apiContext), { request, url });
  const { id, firstName, lastName, role, mustChangePassword } = me;
  if (mustChangePassword) return redirect(newPasswordPath(url.pathname + url.search));
  if (role === 'CUSTOMER' || !mayOpen(role, pattern)) return redirect('/unauthorized');
  context.set(officeUserContext, { id, firstName, lastName, role });
  const response = await next();
  response.headers.set('Cache-Control', 'no-store');
  return response;
};
