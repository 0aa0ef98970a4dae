import { deleteMessagesFrom } from '#modules/contact/index.ts';
import { deleteUserAccount, type User } from '#modules/identity/index.ts';
import { accountDeletedMail, eraseAccountMails, eraseMailsOf, queueMail } from '#modules/notices/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';

/** Ends an account whose customer was forgotten, with what was written to its owner, and tells them. */
export const forgetAccount = async (ctx: Context, user: User): Promise<void> => {
  await eraseAccountMails(ctx.tx, user.id);
  if (user.emailVerified) await forgetAddress(ctx, user.email);
  await deleteUserAccount(ctx.tx, user);
  await mailDeletion(ctx, user);
};

// Only a proven e-mail is theirs: what came under another must not be lost by it.
const forgetAddress = async ({ tx }: Context, email: string) => {
  await eraseMailsOf(tx, { bookingIds: [], addresses: [email] });
  await deleteMessagesFrom(tx, email);
};

/** The last mail: the account is gone. */
const mailDeletion = async (ctx: Context, { id, email, firstName, lastName, language }: User): Promise<void> => {
  const { general } = await readSettings(ctx.tx);
  const { siteName, contactPhone, supportEmail } = general;
  await queueMail(ctx, {
    occasion: `account-deleted:${id}`,
    kind: 'account-deleted',
    bookingId: null,
    language,
    to: { name: `${firstName} ${lastName}`, address: email },
    content: await accountDeletedMail({ siteName, firstName, contactPhone, supportEmail }, language),
  });
};
