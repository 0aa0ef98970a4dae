import type { FastifyRequest } from 'fastify';
import { authenticationFailure } from './refusals.ts';

/** The two keys of the sandbox's one account. The public one may only make tokens and read what anyone may see. */
export const sandboxKeys = { public: 'pkey_test_sandbox', secret: 'skey_test_sandbox' } as const;

type Kind = keyof typeof sandboxKeys;

/** A hook that lets a request pass only with a key of these kinds, as HTTP Basic user name. */
export const onlyWith =
  (...kinds: Kind[]) =>
  async ({ headers }: FastifyRequest): Promise<void> => {
    const key = userName(headers.authorization ?? '');
    if (!kinds.some((kind) => sandboxKeys[kind] === key)) throw authenticationFailure();
  };

const userName = (authorization: string): string | undefined => {
  const [, credentials] = /^Basic\s+([\w+/=-]+)$/i.exec(authorization) ?? [];
  return credentials && Buffer.from(credentials, 'base64').toString('utf8').split(':', 1)[0];
};
