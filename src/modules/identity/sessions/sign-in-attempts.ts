import { createHash } from 'node:crypto';
import { callerAddress } from '#kernel/caller-address.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Actor, Context } from '#platform/context.ts';
import {
  failedSignInsSince,
  insertFailedSignIn,
  lockAttempts,
  type SignInAttempt,
} from '../records/failed-login-store.ts';
import { isKnownAddress } from '../records/known-address-store.ts';
import { countedSince, knownSince, lockedUntil, secondsUntil } from '../rules/lock-out.ts';
import { loginLocked } from '../rules/problems.ts';

export const signInAttemptOf = (actor: Actor, email: string): SignInAttempt => ({
  email: email.toLowerCase(),
  address: callerAddress(actor.address),
});

/** Keys for a caller's places: the address, and the hash of the browser's cookie. */
export const placesOf = ({ address, client }: Actor): string[] => [
  `address ${callerAddress(address)}`,
  ...(client ? [`browser ${createHash('sha256').update(client).digest('hex')}`] : []),
];

/** 429 `auth.locked`, even with the correct password, and also for e-mails without an account. */
export const refuseWhileLocked = async ({ tx, now, actor }: Context, attempt: SignInAttempt): Promise<void> => {
  const { security } = await readSettings(tx);
  const until = lockedUntil({
    attempt,
    failures: await failedSignInsSince(tx, attempt, countedSince(now)),
    isKnownAddress: await isKnownAddress(tx, { email: attempt.email, places: placesOf(actor), since: knownSince(now) }),
    mostFailures: security.maxLoginAttempts,
    now,
  });
  if (until) throw loginLocked(secondsUntil(now, until));
};

/** Serialises the decisions on attempts, so that parallel guesses gain nothing; 429 `auth.locked` while locked. */
export const beginDecision = async (ctx: Context, attempt: SignInAttempt): Promise<void> => {
  await lockAttempts(ctx.tx, attempt);
  await refuseWhileLocked(ctx, attempt);
};

export const countFailure = ({ tx, now }: Context, attempt: SignInAttempt) => insertFailedSignIn(tx, attempt, now);
