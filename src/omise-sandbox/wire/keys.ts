import type { FastifyRequest } from 'fastify';
import { authenticationFailure } from './refusals.ts';

/** The two keys of the sandbox's account. The public key can only use tokens, sources and the capability. */
export const sandboxKeys = { public: 'pkey_test_sandbox', secret: 'skey_test_sandbox' } as const;

type Kind = keyof typeof sandboxKeys;

/** A hook that requires one of these keys as the HTTP Basic user name. Throws `authentication_failure` (401). */
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
