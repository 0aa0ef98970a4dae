import { randomUUID } from 'node:crypto';
import { readSettings } from '#modules/settings/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { endLinks, isLinkOf, type Proof } from './mails/account-links.ts';
import { enqueueNewEmailMail } from './mails/enqueue-mail.ts';
import { leaveEmail } from './mails/leave-email.ts';
import { mailLink } from './mails/mail-link.ts';
import { isPasswordOf } from './passwords/prove-password.ts';
import { findLink, type MailLink, useLink } from './records/mail-link-store.ts';
import { recordOwn } from './records/record-own.ts';
import { signedInUser } from './records/signed-in-user.ts';
import { findUser, findUserByEmail, isEmailTaken, lockUser, saveUser, type User } from './records/user-store.ts';
import { nextStep } from './rules/next-step.ts';
import { isOneTimeOver } from './rules/one-time-password.ts';
import { emailProven, linkOver, linkPasswordMissing, linkPasswordWrong, notSignedIn } from './rules/problems.ts';
import { type StartedSession, startSession } from './sessions/finish-sign-in.ts';
import { refuseWhileLocked, signInAttemptOf } from './sessions/sign-in-attempts.ts';

const purposes = ['verify-email', 'change-email'] as const;

type VerificationRequest = Readonly<{ token: string; password?: string | undefined }>;

/**
 * Verifies an account's e-mail, or its new one, by a mailed link, once. Anybody can register with somebody else's
 * e-mail, so the link is not enough: callers not signed in to the account must give its password, which signs them in
 * unless a second step is due. 410 `auth.link-over`, 401 `auth.link-password`, 429 `auth.locked`.
 */
export const verifyEmail = async (
  steps: Steps,
  { token, password }: VerificationRequest,
  proof: Proof,
): Promise<{ email: string; session: StartedSession | null }> => {
  const owner = await steps.step(async (ctx) => {
    const link = await findLink(ctx.tx, token, purposes, ctx.now);
    return requireValidLink(link, link && (await findUser(ctx.tx, link.userId))).user;
  });
  await proveAccount(steps, owner, password);
  return steps.step(async (ctx) => {
    const { user, email } = await confirmEmail(ctx, token, proof);
    return { email, session: steps.actor.user?.id === user.id ? null : await signInAtOnce(ctx, user, owner) };
  });
};

/** A session for whoever gave the password, unless it was changed meanwhile or a second step is due. */
const signInAtOnce = async (ctx: Context, user: User, proven: User): Promise<StartedSession | null> => {
  const { security } = await readSettings(ctx.tx);
  const next = nextStep(user, { enableTwoFactor: security.enableTwoFactor, isTrusted: false });
  if (isOneTimeOver(user, ctx.now) || next !== 'session' || user.passwordHash !== proven.passwordHash) return null;
  const session = await startSession(ctx, user, { isProven: true });
  await recordOwn(ctx, user, 'user.signed-in', { by: 'password' });
  return session;
};

// The same lock order as in bookings and password resets: the e-mail, the account, its links.
const confirmEmail = async (
  ctx: Context,
  token: string,
  { lockEmail, onProven }: Proof,
): Promise<{ user: User; email: string }> => {
  const { tx, now } = ctx;
  const pending = await findLink(tx, token, purposes, now);
  if (!pending) throw linkOver();
  await lockEmail(tx, pending.email);
  const locked = await lockUser(tx, pending.userId);
  const { user, link } = requireValidLink(await useLink(tx, token, purposes, now), locked);
  if (link.purpose === 'change-email') await moveToEmail(ctx, user, link);
  await saveUser(tx, user.id, { emailVerified: true });
  await onProven(ctx, { userId: user.id, email: link.email });
  return { user, email: link.email };
};

/** 410 `auth.link-over` unless the link is valid, its account is active, and the e-mail is still the account's. */
const requireValidLink = (link: MailLink | undefined, user: User | undefined): { link: MailLink; user: User } => {
  if (!link || !user?.isActive) throw linkOver();
  if (link.purpose === 'verify-email' && !isLinkOf(link, user)) throw linkOver();
  return { link, user };
};

const moveToEmail = async (ctx: Context, user: User, { email }: MailLink): Promise<void> => {
  // The e-mail may have an account by now, or get one concurrently.
  if (await findUserByEmail(ctx.tx, email)) throw linkOver();
  await saveUser(ctx.tx, user.id, { email }).catch((error: unknown) => {
    throw isEmailTaken(error) ? linkOver() : error;
  });
  await endLinks(ctx, user.id);
  await recordOwn(ctx, user, 'user.email-changed', { email });
  await leaveEmail(ctx, user);
};

/**
 * Requires proof that the account behind a link is the caller's: a session or its password. 401 `auth.link-password`
 * for a missing or wrong password, the latter counting as a failed sign-in; 429 `auth.locked`.
 */
const proveAccount = async (steps: Steps, user: User, password: string | undefined): Promise<void> => {
  if (steps.actor.user?.id === user.id) return;
  if (password === undefined) throw linkPasswordMissing();
  await steps.step((ctx) => refuseWhileLocked(ctx, signInAttemptOf(steps.actor, user.email)));
  if (!(await isPasswordOf(steps, user, password))) throw linkPasswordWrong();
};

/** Sends a link to the requested new e-mail. Answers the same, but sends nothing, if that e-mail is taken. */
export const changeEmail = async (ctx: Context, email: string): Promise<void> =>
  enqueueNewEmailMail(ctx, { userId: signedInUser(ctx.actor).id, email });

/** Resends the link that verifies the caller's e-mail. 409 `auth.email-proven`, 429 `auth.too-many-mails`. */
export const resendVerification = async (ctx: Context, post: { publicUrl: string }): Promise<void> => {
  const user = await findUser(ctx.tx, signedInUser(ctx.actor).id);
  if (!user) throw notSignedIn();
  if (user.emailVerified) throw emailProven();
  await mailLink(ctx, { user, purpose: 'verify-email', email: user.email, occasion: randomUUID() }, post);
};
