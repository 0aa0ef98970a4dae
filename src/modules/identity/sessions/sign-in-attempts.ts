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

/** Where somebody is: their address, and their browser by the hash of its cookie. */
export const placesOf = ({ address, client }: Actor): string[] => [
  `address ${callerAddress(address)}`,
  ...(client ? [`browser ${createHash('sha256').update(client).digest('hex')}`] : []),
];

/** 429 `auth.locked`, also with the right password, and for e-mails that nobody has. */
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

/** Lets one attempt after the other be decided, so that parallel guesses gain nothing; refuses while it is locked. */
export const beginDecision = async (ctx: Context, attempt: SignInAttempt): Promise<void> => {
  await lockAttempts(ctx.tx, attempt);
  await refuseWhileLocked(ctx, attempt);
};

export const countFailure = ({ tx, now }: Context, attempt: SignInAttempt) => insertFailedSignIn(tx, attempt, now);
