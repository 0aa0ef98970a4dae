import { isMailOneTooMany, newEmailMail, resetPasswordMail, verifyEmailMail } from '#modules/notices/index.ts';
import type { Context } from '#platform/context.ts';
import { linksSince } from '../records/mail-link-store.ts';
import { lockUser, type User } from '../records/user-store.ts';
import { linkLifeHours } from '../rules/link-life.ts';
import { secondsUntil } from '../rules/lock-out.ts';
import { mailsOpenAgain } from '../rules/mail-flood.ts';
import { tooManyMails } from '../rules/problems.ts';
import { issueLink } from './account-links.ts';
import { linkWithKey } from './link-with-key.ts';
import { mailUser } from './mail-user.ts';

const letters = {
  'verify-email': { kind: 'verify-email', path: '/verify-email', write: verifyEmailMail },
  'change-email': { kind: 'change-email', path: '/verify-email', write: newEmailMail },
  'reset-password': { kind: 'reset-password', path: '/password-reset/confirm', write: resetPasswordMail },
} as const;

const HOUR_SECONDS = 3600;

type Purpose = keyof typeof letters;
type LinkMail = Readonly<{ user: User; purpose: Purpose; email: string; occasion: string }>;

/**
 * Sends a link to `email`, once per occasion. At most three an hour per account and purpose, and also per address: 429
 * `auth.too-many-mails`.
 */
export const mailLink = async (
  ctx: Context,
  { user, purpose, email, occasion }: LinkMail,
  { publicUrl }: { publicUrl: string },
): Promise<void> => {
  const { tx, now } = ctx;
  await lockUser(tx, user.id);
  const again = mailsOpenAgain(await linksSince(tx, { userId: user.id, purpose }, now.subtract({ hours: 1 })));
  if (again) throw tooManyMails(secondsUntil(now, again));
  const { kind, path, write } = letters[purpose];
  // Checked before issuing a link: a new one would expire the previous one, and then not be sent.
  if (await isMailOneTooMany(ctx, { kind, address: email })) throw tooManyMails(HOUR_SECONDS);
  await mailUser(ctx, {
    kind,
    user,
    occasion: `${kind}:${occasion}`,
    to: email,
    write: async (data) => {
      const token = await issueLink(ctx, { userId: user.id, purpose, email });
      const url = linkWithKey(publicUrl, path, { token, query: { lang: user.language } });
      return write({ ...data, url, hours: linkLifeHours[purpose] }, user.language);
    },
  });
};
