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
  /** The recipient, if it is not the account's e-mail. */
  to?: string | undefined;
  /** Writes the mail in the user's language; called only if the mail is going to be sent. */
  write: (data: AccountMailData) => Promise<MailContent>;
}>;

/** Queues a mail to the owner of an account, once per occasion. */
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
