import type { Language } from '#contract/fields.ts';
import type { AccountMailData, AccountMailKind, MailContent } from '#modules/notices/index.ts';
import { emailChangedMail, passwordChangedMail, twoFactorChangedMail } from '#modules/notices/index.ts';
import type { Context } from '#platform/context.ts';
import { findUser } from '../user-store.ts';
import type { News } from './announce.ts';
import { mailUser } from './mail-user.ts';

type Letter = Readonly<{
  kind: AccountMailKind;
  write: (data: AccountMailData & { url: string }, language: Language) => Promise<MailContent>;
}>;

const letters: Record<News, Letter> = {
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

type Told = Readonly<{ userId: string; news: News; to?: string | undefined; occasion: string }>;

/** Tells the owner of an account what became of it, so that they hear of it if it was somebody else. */
export const mailNews = async (
  ctx: Context,
  { userId, news, to, occasion }: Told,
  { publicUrl }: { publicUrl: string },
): Promise<void> => {
  const user = await findUser(ctx.tx, userId);
  if (!user) return;
  const { kind, write } = letters[news];
  const url = `${publicUrl}/password-reset?lang=${user.language}`;
  await mailUser(ctx, {
    ...{ kind, user, to, occasion: `${kind}:${occasion}` },
    write: (data) => write({ ...data, url }, user.language),
  });
};
