import type { FastifyReply } from 'fastify';

export const SESSION_COOKIE = 'session';

/** Sets the session's cookie on a reply, or takes it away. `secure`: the site is reached by https. */
export const sessionCookie =
  ({ secure }: { secure: boolean }) =>
  (reply: FastifyReply, token: string | null, lifeSeconds?: number): void => {
    const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
    if (token === null) reply.clearCookie(SESSION_COOKIE, options);
    else reply.setCookie(SESSION_COOKIE, token, { ...options, ...(lifeSeconds && { maxAge: lifeSeconds }) });
  };
