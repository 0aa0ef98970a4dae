import { z } from 'zod';
import { bangkokDate, bangkokTime } from '#kernel/bangkok-time.ts';
import {
  contactMessageLine,
  contactMessageMail,
  deleteMails,
  deleteMailsOf,
  isOneAddress,
  queueMail,
} from '#modules/notices/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Crontab, Tasks } from '#platform/jobs/jobs.ts';
import { deleteMessages, findMessage } from './message-store.ts';
import { repliesToBefore } from './reply-store.ts';
import { retentionStart } from './rules/limits.ts';
import { replyMailOccasion } from './rules/reply-mail-occasion.ts';

const Payload = z.object({ messageId: z.uuid() });

/** The jobs of contact messages: forwarding them to the staff, and deleting them after a year. */
export const contactTasks: Tasks = {
  'mail-contact-message': ({ step }, payload) =>
    step((ctx) => mailStaffAboutMessage(ctx, Payload.parse(payload).messageId)),
  'forget-contact-messages': ({ step }) => step(forgetMessages),
};

export const contactCrontab: Crontab = ['27 20 * * * forget-contact-messages'];

/**
 * Mails a message to the staff, once, in the language of the settings. Replies go to the visitor. Without an address in
 * the settings, nothing is sent; the message is in the list either way.
 */
const mailStaffAboutMessage = async (ctx: Context, messageId: string): Promise<void> => {
  const message = await findMessage(ctx.tx, messageId);
  const { general } = await readSettings(ctx.tx);
  const address = [general.supportEmail, general.adminEmail].find(isOneAddress);
  if (!message || !address) return;
  const { name, email, subject, language, createdAt } = message;
  await queueMail(ctx, {
    occasion: `contact-message:${messageId}`,
    kind: 'contact-message',
    bookingId: null,
    language: general.language,
    to: { name: general.siteName, address },
    replyTo: { name, address: email },
    inDigest: {
      path: `/admin/messages/${messageId}`,
      name: contactMessageLine(bangkokTime(createdAt), general.language),
    },
    content: await contactMessageMail(
      {
        siteName: general.siteName,
        name,
        email,
        subject,
        message: message.message,
        writtenIn: language,
        sentAt: `${bangkokDate(createdAt)}, ${bangkokTime(createdAt)}`,
      },
      general.language,
    ),
  });
};

/**
 * Deletes messages older than the form promises, archived ones too, with their replies and the mails that contain them.
 * Later replies go too, since they quote the message.
 */
const forgetMessages = async ({ tx, now }: Context): Promise<void> => {
  const before = retentionStart(now);
  await deleteMailsOf(tx, (await repliesToBefore(tx, before)).map(replyMailOccasion));
  await deleteMessages(tx, before);
  await deleteMails(tx, { kind: 'contact-message', before });
};
