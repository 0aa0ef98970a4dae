import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '#platform/context.ts';

type Enqueuing = Pick<Context, 'enqueue'>;

// Each mail gets a random occasion; a job that runs twice writes one mail for it.
const enqueueMail = ({ enqueue }: Enqueuing, task: string, payload: Record<string, unknown>) =>
  enqueue({ task, payload: { ...payload, occasion: randomUUID() } });

/**
 * Queues the mail after a registration: the verification link, or a notice to the owner of an e-mail already
 * registered.
 */
export const enqueueRegistrationMail = (ctx: Enqueuing, { email, isNew }: { email: string; isNew: boolean }) =>
  enqueueMail(ctx, 'mail-registration', { email, isNew });

/** Queues a password reset link, if an account has this e-mail. */
export const enqueueResetMail = (ctx: Enqueuing, email: string) => enqueueMail(ctx, 'mail-password-reset', { email });

/** Queues a verification link to the account's requested new e-mail, if that is free. */
export const enqueueNewEmailMail = (ctx: Enqueuing, { userId, email }: { userId: string; email: string }) =>
  enqueueMail(ctx, 'mail-new-email', { userId, email });

export const AccountNews = z.enum([
  'email-asked',
  'password-changed',
  'email-changed',
  'two-factor-on',
  'two-factor-off',
  'recovery-codes',
]);
export type AccountNews = z.infer<typeof AccountNews>;

/**
 * Queues a notice to the owner of an account about a change to it, and to the e-mails that it had lately; `to` overrides
 * an address that is no longer the account's.
 */
export const enqueueNewsMail = (ctx: Enqueuing, notice: { userId: string; news: AccountNews; to?: string }) =>
  enqueueMail(ctx, 'mail-account-news', notice);
