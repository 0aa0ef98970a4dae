import { isBefore } from '#kernel/period.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { qrPicture } from '#platform/pictures/qr-picture.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { enqueueNewsMail } from '../mails/enqueue-mail.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { findChallenge, takeChallenge } from '../records/challenge-store.ts';
import { recordOwn } from '../records/record-own.ts';
import { signedInUser } from '../records/signed-in-user.ts';
import {
  beginTwoFactorInForce,
  deleteTrustedComputersOf,
  findSecret,
  forgetTwoFactor,
  savePendingSecret,
} from '../records/two-factor-store.ts';
import { findUser, lockUser, type User } from '../records/user-store.ts';
import { mustEnrol } from '../rules/next-step.ts';
import {
  challengeOver,
  enrolmentCodeWrong,
  passwordWrong,
  twoFactorDemanded,
  twoFactorNotBegun,
  twoFactorOff,
  twoFactorOn,
} from '../rules/problems.ts';
import { finishSignIn, type SignedIn } from '../sessions/finish-sign-in.ts';
import { aboutSecretOf, keyUriOf, newSecret, takeCode } from './authenticator.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

type EnrolmentRequest = Readonly<{ challenge?: string | undefined; password?: string | undefined }>;
type TwoFactorSetup = Readonly<{ secret: string; uri: string; picture: string }>;

/** How long a set-up waits for its code. */
const SET_UP_MINUTES = 15;

/** Creates a secret for an authenticator app; it takes effect when a code confirms it. 409 `auth.two-factor-on`. */
export const beginTwoFactor = async (
  steps: Steps,
  request: EnrolmentRequest,
  { sealer }: { sealer: Sealer },
): Promise<TwoFactorSetup> => {
  const user = await enrollingUser(steps, request);
  const secret = newSecret();
  const { general } = await steps.step(async ({ tx, now }) => {
    const isSaved = await savePendingSecret(tx, user.id, { sealed: sealer.seal(secret, aboutSecretOf(user.id)), now });
    if (!isSaved) throw twoFactorOn();
    return readSettings(tx);
  });
  const uri = keyUriOf(secret, { issuer: general.siteName, label: user.email });
  return { secret, uri, picture: await qrPicture(uri) };
};

/**
 * The user setting up an app: identified by the challenge of a sign-in that requires it, or signed in and confirmed by
 * password.
 */
const enrollingUser = async (steps: Steps, { challenge, password }: EnrolmentRequest): Promise<User> => {
  if (challenge !== undefined) return challengedUser(steps, challenge);
  signedInUser(steps.actor);
  if (password === undefined) throw passwordWrong('password');
  return provePassword(steps, password);
};

type Confirmation = Readonly<{ challenge?: string | undefined; code: string }>;
type Confirmed = Readonly<{ user: User; recoveryCodes: string[]; signedIn: SignedIn | null }>;

/**
 * Activates the authenticator app by a code, and signs the user in if they came with a challenge. Returns ten recovery
 * codes, shown only this once. 422 `auth.code-wrong`; 409 if an app is already active or set-up was not begun
 * in the last 15 minutes.
 */
export const confirmTwoFactor = async (
  steps: Steps,
  { challenge, code }: Confirmation,
  { sealer }: { sealer: Sealer },
): Promise<Confirmed> => {
  const { id } = challenge === undefined ? signedInUser(steps.actor) : await challengedUser(steps, challenge);
  return steps.step(async (ctx) => {
    const { tx, now } = ctx;
    const user = await enrolled(ctx, id, { code, sealer });
    const recoveryCodes = await makeRecoveryCodes(tx, id);
    await deleteTrustedComputersOf(tx, id);
    await recordOwn(ctx, user, 'user.two-factor-on');
    await enqueueNewsMail(ctx, { userId: id, news: 'two-factor-on' });
    if (challenge === undefined) return { user, recoveryCodes, signedIn: null };
    if (!(await takeChallenge(tx, { token: challenge, purpose: 'enrolment', now }))) throw challengeOver();
    return { user, recoveryCodes, signedIn: await finishSignIn(ctx, user, 'code') };
  });
};

const enrolled = async (
  ctx: Context,
  userId: string,
  { code, sealer }: { code: string; sealer: Sealer },
): Promise<User> => {
  const user = await lockUser(ctx.tx, userId);
  if (user?.hasTwoFactor) throw twoFactorOn();
  const begunAt = user && (await findSecret(ctx.tx, userId))?.begunAt;
  if (!begunAt || isBefore(begunAt.add({ minutes: SET_UP_MINUTES }), ctx.now)) throw twoFactorNotBegun();
  if (!(await takeCode(ctx, { userId, code, sealer }))) throw enrolmentCodeWrong();
  await beginTwoFactorInForce(ctx.tx, userId, ctx.now);
  return { ...user, hasTwoFactor: true };
};

const challengedUser = ({ step }: Steps, token: string): Promise<User> =>
  step(async ({ tx, now }) => {
    const challenge = await findChallenge(tx, { token, purpose: 'enrolment', now });
    const user = challenge && (await findUser(tx, challenge.userId));
    if (!user?.isActive) throw challengeOver();
    return user;
  });

/** Creates ten recovery codes that replace the old ones. 409 `auth.two-factor-off`. */
export const renewRecoveryCodes = async (ctx: Context): Promise<string[]> => {
  const { id } = signedInUser(ctx.actor);
  const user = await lockUser(ctx.tx, id);
  if (!user?.hasTwoFactor) throw twoFactorOff();
  await recordOwn(ctx, user, 'user.recovery-codes-renewed');
  await enqueueNewsMail(ctx, { userId: id, news: 'recovery-codes' });
  return makeRecoveryCodes(ctx.tx, id);
};

/**
 * Removes the second factor, so that the password alone is enough again. 403 `auth.two-factor-demanded` for staff who
 * must have it.
 */
export const disableTwoFactor = async (ctx: Context): Promise<void> => {
  const { id } = signedInUser(ctx.actor);
  const { security } = await readSettings(ctx.tx);
  const user = await lockUser(ctx.tx, id);
  if (!user?.hasTwoFactor) throw twoFactorOff();
  if (mustEnrol(user, security.enableTwoFactor)) throw twoFactorDemanded();
  await forgetTwoFactor(ctx.tx, id);
  await recordOwn(ctx, user, 'user.two-factor-off');
  await enqueueNewsMail(ctx, { userId: id, news: 'two-factor-off' });
};
