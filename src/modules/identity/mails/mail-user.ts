import {
  type AccountMailData,
  isMailToWrite,
  type MailContent,
  type MailKind,
  queueMail,
} from '#modules/notices/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { User } from '../records/user-store.ts';

type UserMail = Readonly<{
  kind: MailKind;
  occasion: string;
  user: User;
  /** Where that is not the account's e-mail. */
  to?: string | undefined;
  /** Writes it, in the person's language; only called if it is to be sent. */
  write: (data: AccountMailData) => Promise<MailContent>;
}>;

/** Puts a mail to the owner of an account into the outbox, once for its occasion. */
export const mailUser = async (ctx: Context, { kind, occasion, user, to, write }: UserMail): Promise<void> => {
  if (!(await isMailToWrite(ctx.tx, { kind, occasion }))) return;
  const { firstName, lastName, email, language } = user;
  const { general } = await readSettings(ctx.tx);
  const { siteName, contactPhone, supportEmail } = general;
  const content = await write({ siteName, contactPhone, supportEmail, firstName });
  await queueMail(ctx, {
    kind,
    occasion,
    language,
    content,
    bookingId: null,
    userId: user.id,
    to: { name: `${firstName} ${lastName}`.trim(), address: to ?? email },
  });
};
