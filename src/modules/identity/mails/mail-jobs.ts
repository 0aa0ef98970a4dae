import { z } from 'zod';
import type { Language } from '#contract/fields.ts';
import { Problem } from '#kernel/problem.ts';
import {
  type AccountMailData,
  type AccountMailKind,
  accountNoticeMail,
  emailChangedMail,
  emailKnownMail,
  type MailContent,
  passwordChangedMail,
  twoFactorChangedMail,
} from '#modules/notices/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tasks } from '#platform/jobs/jobs.ts';
import { formerEmailsOf } from '../records/former-email-store.ts';
import { findUser, findUserByEmail, type User } from '../records/user-store.ts';
import { AccountNews } from './enqueue-mail.ts';
import { mailLink } from './mail-link.ts';
import { mailUser } from './mail-user.ts';

const email = z.string();
const occasion = z.uuid();
const RegistrationPayload = z.object({ email, isNew: z.boolean(), occasion });
const ResetPayload = z.object({ email, occasion });
const NewEmailPayload = z.object({ userId: z.uuid(), email, occasion });
const NewsPayload = z.object({
  userId: z.uuid(),
  news: AccountNews,
  to: email.optional(),
  occasion,
});

type Post = Readonly<{ publicUrl: string }>;

/**
 * Jobs that send mails about accounts. The request was answered beforehand and always in the same way, so that only the
 * mailbox shows whether an e-mail has an account.
 */
export const accountMailTasks = (post: Post): Tasks => ({
  'mail-registration': ({ step }, payload) =>
    step((ctx) => unlessTooMany(mailRegistration(ctx, RegistrationPayload.parse(payload), post))),
  'mail-password-reset': ({ step }, payload) =>
    step((ctx) => unlessTooMany(mailReset(ctx, ResetPayload.parse(payload), post))),
  'mail-new-email': ({ step }, payload) =>
    step((ctx) => unlessTooMany(mailNewEmail(ctx, NewEmailPayload.parse(payload), post))),
  'mail-account-news': ({ step }, payload) => step((ctx) => mailNews(ctx, NewsPayload.parse(payload), post)),
});

const mailRegistration = async (ctx: Context, request: z.infer<typeof RegistrationPayload>, { publicUrl }: Post) => {
  const user = await findUserByEmail(ctx.tx, request.email);
  if (!user?.isActive) return;
  if (!request.isNew) {
    const url = `${publicUrl}/login?lang=${user.language}`;
    const write = (data: Parameters<typeof emailKnownMail>[0]) => emailKnownMail(data, user.language);
    await mailUser(ctx, {
      kind: 'email-known' as const,
      user,
      occasion: `email-known:${request.occasion}`,
      write: (data) => write({ ...data, url }),
    });
    return;
  }
  const { security } = await readSettings(ctx.tx);
  if (!security.requireEmailVerification || user.emailVerified) return;
  await mailLink(ctx, { user, purpose: 'verify-email', email: user.email, occasion: request.occasion }, { publicUrl });
};

const mailReset = async (ctx: Context, request: z.infer<typeof ResetPayload>, post: Post) => {
  const user = await findUserByEmail(ctx.tx, request.email);
  if (!user?.isActive) return;
  await mailLink(ctx, { user, purpose: 'reset-password', email: user.email, occasion: request.occasion }, post);
  await mailFormerEmails(ctx, user, { news: 'reset-asked', occasion: request.occasion });
};

const mailNewEmail = async (ctx: Context, request: z.infer<typeof NewEmailPayload>, post: Post) => {
  const user = await findUser(ctx.tx, request.userId);
  if (!user?.isActive || (await findUserByEmail(ctx.tx, request.email))) return;
  await mailLink(ctx, { user, purpose: 'change-email', email: request.email, occasion: request.occasion }, post);
};

/** Swallows the refusal of too many mails: the job need not be retried. */
const unlessTooMany = async (work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'auth.too-many-mails')) throw error;
  }
};

type Letter = Readonly<{
  kind: AccountMailKind;
  write: (data: AccountMailData & { url: string }, language: Language) => Promise<MailContent>;
}>;

const letters: Record<AccountNews, Letter> = {
  'email-asked': {
    kind: 'account-notice',
    write: (data, language) => accountNoticeMail({ ...data, news: 'email-asked' }, language),
  },
  'password-changed': { kind: 'password-changed', write: passwordChangedMail },
  'email-changed': { kind: 'email-changed', write: emailChangedMail },
  'two-factor-on': {
    kind: 'two-factor-changed',
    write: (data, language) => twoFactorChangedMail({ ...data, change: 'on' }, language),
  },
  'two-factor-off': {
    kind: 'two-factor-changed',
    write: (data, language) => twoFactorChangedMail({ ...data, change: 'off' }, language),
  },
  'recovery-codes': {
    kind: 'two-factor-changed',
    write: (data, language) => twoFactorChangedMail({ ...data, change: 'newCodes' }, language),
  },
};

type AccountNotice = Readonly<{ userId: string; news: AccountNews; to?: string | undefined; occasion: string }>;

/** Mails the owner of an account about a change to it, in case somebody else made it. */
const mailNews = async (
  ctx: Context,
  { userId, news, to, occasion }: AccountNotice,
  { publicUrl }: { publicUrl: string },
): Promise<void> => {
  const user = await findUser(ctx.tx, userId);
  if (!user) return;
  const { kind, write } = letters[news];
  const url = `${publicUrl}/password-reset?lang=${user.language}`;
  await mailUser(ctx, {
    kind,
    user,
    to,
    occasion: `${kind}:${occasion}`,
    write: (data) => write({ ...data, url }, user.language),
  });
  await mailFormerEmails(ctx, user, { news, occasion, but: to });
};

type FormerNotice = Readonly<{ news: AccountNews | 'reset-asked'; occasion: string; but?: string | undefined }>;

/** Mails what happened to the e-mails that the account had lately, without links. */
const mailFormerEmails = async (ctx: Context, user: User, { news, occasion, but }: FormerNotice): Promise<void> => {
  const former = await formerEmailsOf(ctx.tx, user.id, ctx.now);
  for (const [index, email] of former.filter((one) => one !== user.email && one !== but).entries())
    await mailUser(ctx, {
      kind: 'account-notice',
      user,
      to: email,
      occasion: `account-notice:${occasion}:${index}`,
      write: (data) => accountNoticeMail({ ...data, news }, user.language),
    });
};
