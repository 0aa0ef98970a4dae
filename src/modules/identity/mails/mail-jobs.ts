import { z } from 'zod';
import { Problem } from '#kernel/problem.ts';
import { emailKnownMail } from '#modules/notices/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tasks } from '#platform/jobs/jobs.ts';
import { findUser, findUserByEmail } from '../user-store.ts';
import { mailLink } from './mail-link.ts';
import { mailNews } from './mail-news.ts';
import { mailUser } from './mail-user.ts';

const email = z.string();
const occasion = z.uuid();
const Registration = z.object({ email, isNew: z.boolean(), occasion });
const Reset = z.object({ email, occasion });
const NewEmail = z.object({ userId: z.uuid(), email, occasion });
const News = z.object({
  userId: z.uuid(),
  news: z.enum(['password-changed', 'email-changed', 'two-factor-on', 'two-factor-off', 'recovery-codes']),
  to: email.optional(),
  occasion,
});

type Post = Readonly<{ publicUrl: string }>;

/**
 * Mails about accounts. Who asked was answered before any of this began, and the same in every case: whether somebody
 * has the e-mail shows in a mailbox alone.
 */
export const accountMailTasks = (post: Post): Tasks => ({
  'mail-registration': ({ step }, payload) =>
    step((ctx) => unlessTooMany(mailRegistration(ctx, Registration.parse(payload), post))),
  'mail-password-reset': ({ step }, payload) =>
    step((ctx) => unlessTooMany(mailReset(ctx, Reset.parse(payload), post))),
  'mail-new-email': ({ step }, payload) =>
    step((ctx) => unlessTooMany(mailNewEmail(ctx, NewEmail.parse(payload), post))),
  'mail-account-news': ({ step }, payload) => step((ctx) => mailNews(ctx, News.parse(payload), post)),
});

const mailRegistration = async (ctx: Context, asked: z.infer<typeof Registration>, { publicUrl }: Post) => {
  const user = await findUserByEmail(ctx.tx, asked.email);
  if (!user?.isActive) return;
  if (!asked.isNew) {
    const url = `${publicUrl}/login?lang=${user.language}`;
    const write = (data: Parameters<typeof emailKnownMail>[0]) => emailKnownMail(data, user.language);
    await mailUser(ctx, {
      ...{ kind: 'email-known' as const, user, occasion: `email-known:${asked.occasion}` },
      write: (data) => write({ ...data, url }),
    });
    return;
  }
  const { security } = await readSettings(ctx.tx);
  if (!security.requireEmailVerification || user.emailVerified) return;
  await mailLink(ctx, { user, purpose: 'verify-email', email: user.email, occasion: asked.occasion }, { publicUrl });
};

const mailReset = async (ctx: Context, asked: z.infer<typeof Reset>, post: Post) => {
  const user = await findUserByEmail(ctx.tx, asked.email);
  if (!user?.isActive) return;
  await mailLink(ctx, { user, purpose: 'reset-password', email: user.email, occasion: asked.occasion }, post);
};

const mailNewEmail = async (ctx: Context, asked: z.infer<typeof NewEmail>, post: Post) => {
  const user = await findUser(ctx.tx, asked.userId);
  if (!user?.isActive || (await findUserByEmail(ctx.tx, asked.email))) return;
  await mailLink(ctx, { user, purpose: 'change-email', email: asked.email, occasion: asked.occasion }, post);
};

/** Whoever asks for too many gets no more; a job need not try again. */
const unlessTooMany = async (work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'auth.too-many-mails')) throw error;
  }
};
