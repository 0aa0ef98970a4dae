import { deleteMessagesFrom } from '#modules/contact/index.ts';
import { deleteUserAccount, formerEmailsOf, type User } from '#modules/identity/index.ts';
import { accountDeletedMail, eraseAccountMails, eraseMailsOf, queueMail } from '#modules/notices/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';

/**
 * Deletes the account of an erased customer with the mails to its owner, and mails a last notice, also to the e-mails
 * that it had lately.
 */
export const forgetAccount = async (ctx: Context, user: User): Promise<void> => {
  const former = await formerEmailsOf(ctx.tx, user.id, ctx.now);
  await eraseAccountMails(ctx.tx, user.id);
  const proven = user.emailVerified ? [user.email, ...former] : former;
  for (const email of proven) await forgetAddress(ctx, email);
  await deleteUserAccount(ctx.tx, user);
  for (const email of new Set([user.email, ...former])) await mailDeletion(ctx, { ...user, email });
};

// Only a verified e-mail is known to be the owner's, and only such a one is kept as a former one: mails and messages of anybody else must not be deleted.
const forgetAddress = async ({ tx }: Context, email: string) => {
  await eraseMailsOf(tx, { bookingIds: [], addresses: [email] });
  await deleteMessagesFrom(tx, email);
};

/** Queues the last mail, which says that the account was deleted. */
const mailDeletion = async (ctx: Context, { id, email, firstName, lastName, language }: User): Promise<void> => {
  const { general } = await readSettings(ctx.tx);
  const { siteName, contactPhone, supportEmail } = general;
  await queueMail(ctx, {
    occasion: `account-deleted:${id}:${email}`,
    kind: 'account-deleted',
    bookingId: null,
    language,
    to: { name: `${firstName} ${lastName}`, address: email },
    content: await accountDeletedMail({ siteName, firstName, contactPhone, supportEmail }, language),
  });
};
