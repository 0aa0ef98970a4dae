import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Language } from '#contract/fields.ts';
import { deleteMails, emailCodeMail, isOneAddress, queueMail, unpaidShareMail } from '#modules/notices/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tasks } from '#platform/jobs/jobs.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { emailCode } from '../records/email-code.ts';

const Asked = z.object({ email: z.string(), language: Language });
const Share = z.object({ date: z.string(), held: z.int() });

/** Mails about what is held without money: the code for a visitor, and the notice to staff, once a day. */
export const unpaidMailTasks = ({ sealer, publicUrl }: { sealer: Sealer; publicUrl: string }): Tasks => ({
  'mail-email-code': ({ step }, payload) => step((ctx) => mailEmailCode(ctx, Asked.parse(payload), sealer)),
  'mail-unpaid-share': ({ step }, payload) => step((ctx) => mailUnpaidShare(ctx, Share.parse(payload), publicUrl)),
});

const mailEmailCode = async (ctx: Context, { email, language }: z.output<typeof Asked>, sealer: Sealer) => {
  const { siteName } = (await readSettings(ctx.tx)).general;
  // They are of no use after an hour, and belong to no booking with which they would be erased.
  await deleteMails(ctx.tx, { kind: 'email-code', before: ctx.now.subtract({ hours: 24 }) });
  await queueMail(ctx, {
    occasion: `email-code:${randomUUID()}`,
    kind: 'email-code',
    bookingId: null,
    language,
    to: { name: '', address: email },
    content: await emailCodeMail({ siteName, code: emailCode(sealer, { email, now: ctx.now }) }, language),
  });
};

const mailUnpaidShare = async (ctx: Context, { date, held }: z.output<typeof Share>, publicUrl: string) => {
  const { adminEmail: address, siteName, language } = (await readSettings(ctx.tx)).general;
  if (!isOneAddress(address)) return;
  await queueMail(ctx, {
    occasion: `staff-unpaid-share:${date}`,
    kind: 'staff-unpaid-share',
    bookingId: null,
    language,
    to: { name: siteName, address },
    content: await unpaidShareMail({ siteName, held, url: `${publicUrl}/admin/bookings?view=unproven` }, language),
  });
};
