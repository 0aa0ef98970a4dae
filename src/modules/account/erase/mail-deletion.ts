import type { User } from '#modules/identity/index.ts';
import { accountDeletedMail, queueMail } from '#modules/notices/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';

/** The last mail: the account is gone. */
export const mailDeletion = async (ctx: Context, { id, email, firstName, lastName, language }: User): Promise<void> => {
  const { general } = await readSettings(ctx.tx);
  const { siteName, contactPhone, supportEmail } = general;
  await queueMail(ctx, {
    occasion: `account-deleted:${id}`,
    kind: 'account-deleted',
    ...{ bookingId: null, language },
    to: { name: `${firstName} ${lastName}`, address: email },
    content: await accountDeletedMail({ siteName, firstName, contactPhone, supportEmail }, language),
  });
};
