import { data } from 'react-router';
import type { Client } from './client.ts';
import { toLogin } from './login-path.ts';
import type { DataOf } from './routes.ts';

type Page = Readonly<{ request: Request; url: URL }>;

/**
 * The signed-in user of a page that needs one. Otherwise throws: the redirect to sign in, or the status of `GET
 * /auth/me` (503 if unreachable).
 */
export const signedIn = async ({ call }: Client, { request, url }: Page): Promise<DataOf<'GET /auth/me'>> => {
  const me = await call('GET /auth/me');
  if (me.success) return me.data;
  throw me.status === 401 ? toLogin(url, request) : data(null, { status: me.status || 503 });
};
