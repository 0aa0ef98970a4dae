import { Secret, TOTP } from 'otpauth';
import QRCode from 'qrcode';
import type { Context } from '#platform/context.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { claimTimeStep, findSecret } from '../records/two-factor-store.ts';

// What every authenticator app knows: RFC 6238 with SHA-1, six digits, half a minute.
const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** A phone's clock may be a step early or late. */
const WINDOW = 1;

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an app reads, under the site's name and the person's e-mail. */
export const keyUriOf = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ issuer, label, secret, digits: DIGITS, period: PERIOD_SECONDS }).toString();

/** The address as a picture to scan, for an `img`. */
export const qrCodeOf = async (address: string): Promise<string> => {
  const svg = await QRCode.toString(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};

/** The step, half minutes since 1970, whose code this is; undefined where it is none of now. */
export const stepOfCode = (secret: string, code: string, now: Temporal.Instant): number | undefined => {
  const timestamp = now.epochMilliseconds;
  const of = { secret: Secret.fromBase32(secret), digits: DIGITS, period: PERIOD_SECONDS, timestamp };
  const delta = TOTP.validate({ ...of, token: code, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
};

/** To whom a sealed secret belongs. */
export const aboutSecretOf = (userId: string): string => `two-factor of ${userId}`;

/** Whether this is a code of the person's app of now. It is good once, and none from before it is good any more. */
export const takeCode = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { userId, code, sealer }: { userId: string; code: string; sealer: Sealer },
): Promise<boolean> => {
  const stored = await findSecret(tx, userId);
  if (!stored) return false;
  const step = stepOfCode(sealer.open(stored.sealed, aboutSecretOf(userId)), code, now);
  return step !== undefined && claimTimeStep(tx, userId, step);
};
