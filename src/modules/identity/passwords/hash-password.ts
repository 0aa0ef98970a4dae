import argon2 from '@node-rs/argon2';
import { concurrencyLimit } from '#platform/concurrency-limit.ts';
import { tooManySignIns } from '../rules/problems.ts';

// Argon2id (the package's default) with 19 MiB and two passes, the minimum that OWASP recommends.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password that nobody knows. Verified when there is no account, so that the response takes as long. */
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$JkmAKSp7fXhuiVLtEyENpQ$KJDcZvkUofZYMF+kxPzgF4jvu6UK2k1+O8hSZZ9NjJA';

// Limits memory use when many people sign in at once.
const limited = concurrencyLimit(2, { longestQueue: 500, refusal: tooManySignIns });

/** NFKC, because another keyboard may send the same letters as other code points. */
export const normalizePassword = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> =>
  limited(() => argon2.hash(normalizePassword(password), cost));

/** Whether the password matches the hash. Without an Argon2id hash takes as long, and returns false. */
export const isPassword = async (passwordHash: string | null | undefined, password: string): Promise<boolean> => {
  const ownHash = passwordHash?.startsWith('$argon2id$') ? passwordHash : null;
  const matches = await limited(() => argon2.verify(ownHash ?? decoyHash, normalizePassword(password)));
  return matches && ownHash !== null;
};
