import { randomUUID } from 'node:crypto';
import { type AccountMailData, type AccountMailKind, type MailContent, queueMail } from '#modules/notices/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Staff } from './staff-store.ts';

type Write = (data: AccountMailData, language: Staff['language']) => Promise<MailContent>;

/** Writes to somebody who works here about their account, in their language. */
export const mailStaff = async (
  ctx: Context,
  { id, email, firstName, lastName, language }: Staff,
  { kind, write }: { kind: AccountMailKind; write: Write },
): Promise<void> => {
  const { general } = await readSettings(ctx.tx);
  const { siteName, contactPhone, supportEmail } = general;
  await queueMail(ctx, {
    occasion: `${kind}:${id}:${randomUUID()}`,
    ...{ kind, language, bookingId: null },
    to: { name: `${firstName} ${lastName}`, address: email },
    content: await write({ siteName, firstName, contactPhone, supportEmail }, language),
  });
};
