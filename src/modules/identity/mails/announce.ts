import { randomUUID } from 'node:crypto';
import type { Context } from '#platform/context.ts';

type Announcing = Pick<Context, 'announce'>;

// Each announcement gets a random occasion; a job that runs twice writes one mail for it.
const announceMail = ({ announce }: Announcing, task: string, payload: Record<string, unknown>) =>
  announce({ task, payload: { ...payload, occasion: randomUUID() } });

/**
 * Queues the mail after a registration: the verification link, or a notice to the owner of an e-mail already
 * registered.
 */
export const announceRegistration = (ctx: Announcing, { email, isNew }: { email: string; isNew: boolean }) =>
  announceMail(ctx, 'mail-registration', { email, isNew });

/** Queues a password reset link, if an account has this e-mail. */
export const announceReset = (ctx: Announcing, email: string) => announceMail(ctx, 'mail-password-reset', { email });

/** Queues a verification link to the account's requested new e-mail, if that is free. */
export const announceNewEmail = (ctx: Announcing, { userId, email }: { userId: string; email: string }) =>
  announceMail(ctx, 'mail-new-email', { userId, email });

export type AccountNews = 'password-changed' | 'email-changed' | 'two-factor-on' | 'two-factor-off' | 'recovery-codes';

/**
 * Queues a notice to the owner of an account about a change to it; `to` overrides an address that is no longer the
 * account's.
 */
export const announceNews = (ctx: Announcing, notice: { userId: string; news: AccountNews; to?: string }) =>
  announceMail(ctx, 'mail-account-news', notice);
