import { Secret, TOTP } from 'otpauth';
import type { Context } from '#platform/context.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { claimTimeStep, findSecret } from '../records/two-factor-store.ts';

// The settings that every authenticator app supports: RFC 6238 with SHA-1, six digits, 30 seconds.
const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** Tolerates a phone's clock one step early or late. */
const WINDOW = 1;

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth` URI for an authenticator app, with the site's name and the user's e-mail. */
export const keyUriOf = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ issuer, label, secret, digits: DIGITS, period: PERIOD_SECONDS }).toString();

/** The time step, in half minutes since 1970, that a code belongs to; undefined if it is not currently valid. */
export const stepOfCode = (secret: string, code: string, now: Temporal.Instant): number | undefined => {
  const timestamp = now.epochMilliseconds;
  const of = { secret: Secret.fromBase32(secret), digits: DIGITS, period: PERIOD_SECONDS, timestamp };
  const delta = TOTP.validate({ ...of, token: code, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
};

/** The context that binds a sealed secret to its user. */
export const aboutSecretOf = (userId: string): string => `two-factor of ${userId}`;

/**
 * Consumes a code of the user's app; false if it is not currently valid. Each code works once, and no earlier code
 * works after it.
 */
export const takeCode = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { userId, code, sealer }: { userId: string; code: string; sealer: Sealer },
): Promise<boolean> => {
  const stored = await findSecret(tx, userId);
  if (!stored) return false;
  const step = stepOfCode(sealer.open(stored.sealed, aboutSecretOf(userId)), code, now);
  return step !== undefined && claimTimeStep(tx, userId, step);
};
