import { randomUUID } from 'node:crypto';
import type { Context } from '#platform/context.ts';

type Announcing = Pick<Context, 'announce'>;

// Every announcement is an occasion of its own; a job that runs twice writes one mail for it.
const announceMail = ({ announce }: Announcing, task: string, payload: Record<string, unknown>) =>
  announce({ task, payload: { ...payload, occasion: randomUUID() } });

/** Has a mail written to whom registered: the link, or to the owner of a known e-mail that somebody tried. */
export const announceRegistration = (ctx: Announcing, { email, isNew }: { email: string; isNew: boolean }) =>
  announceMail(ctx, 'mail-registration', { email, isNew });

/** Has a link to a new password sent, if somebody has this e-mail. */
export const announceReset = (ctx: Announcing, email: string) => announceMail(ctx, 'mail-password-reset', { email });

/** Has a link sent to the e-mail that an account is to have, if it is free. */
export const announceNewEmail = (ctx: Announcing, { userId, email }: { userId: string; email: string }) =>
  announceMail(ctx, 'mail-new-email', { userId, email });

export type AccountNews = 'password-changed' | 'email-changed' | 'two-factor-on' | 'two-factor-off' | 'recovery-codes';

/** Has the owner of an account told what became of it; at the address `to`, where that is no longer the account's. */
export const announceNews = (ctx: Announcing, notice: { userId: string; news: AccountNews; to?: string }) =>
  announceMail(ctx, 'mail-account-news', notice);
