import type { FastifyReply } from 'fastify';

export const SESSION_COOKIE = 'session';
export const TRUSTED_COOKIE = 'trusted';

/** Set the cookies of an account on a reply, or take them away. `secure`: the site is reached by https. */
export const accountCookies = ({ secure }: { secure: boolean }) => {
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  const setterOf =
    (name: string) =>
    (reply: FastifyReply, token: string | null, lifeSeconds?: number): void => {
      if (token === null) reply.clearCookie(name, options);
      else reply.setCookie(name, token, { ...options, ...(lifeSeconds && { maxAge: lifeSeconds }) });
    };
  return { setSession: setterOf(SESSION_COOKIE), setTrusted: setterOf(TRUSTED_COOKIE) };
};
