import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '#platform/http/cookie-name.ts';

export type Carried = Readonly<Record<'session' | 'trusted' | 'client', string | undefined>>;

/** Readers and setters for the account cookies. `secure`: the site is served over HTTPS. */
export const accountCookies = ({ secure }: { secure: boolean }) => {
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  const carried = ({ cookies }: Pick<FastifyRequest, 'cookies'>): Carried => ({
    session: cookies[cookieName('session', { secure })],
    trusted: cookies[cookieName('trusted', { secure })],
    client: cookies[cookieName('client', { secure })],
  });
  const setterOf =
    (name: string) =>
    (reply: FastifyReply, token: string | null, lifeSeconds?: number): void => {
      if (token === null) reply.clearCookie(name, options);
      else reply.setCookie(name, token, { ...options, ...(lifeSeconds && { maxAge: lifeSeconds }) });
    };
  return {
    carried,
    setSession: setterOf(cookieName('session', { secure })),
    setTrusted: setterOf(cookieName('trusted', { secure })),
  };
};
