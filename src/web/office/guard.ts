import { createContext, data, type MiddlewareFunction, redirect } from 'react-router';
import { apiContext } from '../api/contexts.ts';
import { loginPath } from '../api/login-path.ts';
import type { DataOf } from '../api/routes.ts';
import { newPasswordPath } from '../site/auth/login/return-path.ts';
import { mayOpen, type OfficeRole } from './screens.ts';

type User = DataOf<'GET /auth/me'>;

/** Somebody of the business, as the office knows them. */
export type OfficeUser = Readonly<Pick<User, 'id' | 'firstName' | 'lastName'> & { role: OfficeRole }>;

/** Who is at work: for the loaders of the office, which run only once the guard has let them in. */
export const officeUserContext = createContext<OfficeUser>();

/**
 * Who may come in: whoever is not signed in signs in and comes back, who came with a one-time password chooses another
 * one first, a customer is turned away, and so are staff at a screen for admins. Runs on the server before every page of
 * the office and before its data. What comes is kept neither on the way nor in the browser.
 */
export const guard: MiddlewareFunction<Response> = async ({ request, context, url, pattern }, next) => {
  const me = await context.get(apiContext).call('GET /auth/me');
  if (!me.success && me.status === 401) return redirect(loginPath(url, { isUnsaved: request.method === 'POST' }));
  if (!me.success) throw data(null, { status: me.status || 503 });
  const { id, firstName, lastName, role, mustChangePassword } = me.data;
  if (mustChangePassword) return redirect(newPasswordPath(url.pathname + url.search));
  if (role === 'CUSTOMER' || !mayOpen(role, pattern)) return redirect('/unauthorized');
  context.set(officeUserContext, { id, firstName, lastName, role });
  const response = await next();
  response.headers.set('Cache-Control', 'no-store');
  return response;
};
