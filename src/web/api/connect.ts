import type { MiddlewareFunction } from 'react-router';
import { createClient, isSessionMissing } from './client.ts';
import { apiContext, pageRequestContext } from './contexts.ts';
import type { Failure } from './failure.ts';
import { toLogin } from './login-path.ts';
import type { Transport } from './transport.ts';

/**
 * Puts the API client into the context of loaders and actions. Cookies set by a call (a session at login) are passed
 * on to the browser; a call without a required session redirects to the login page.
 */
export const connect: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { transport } = context.get(pageRequestContext);
  const cookies: string[] = [];
  const keepingCookies: Transport = async (request) => {
    const response = await transport(request);
    cookies.push(...(response.cookies ?? []));
    return response;
  };
  const onFailure = async (failure: Failure) => {
    if (isSessionMissing(failure)) throw toLogin(url, request);
    return false;
  };
  context.set(apiContext, createClient(keepingCookies, { onFailure }));
  const response = await next();
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
};
