import { bangkokDate, bangkokTime } from '#kernel/bangkok-time.ts';
import { contactMessageMail, isOneAddress, queueMail } from '#modules/notices/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { findMessage } from './message-store.ts';

/**
 * Tells the staff of a message, once, in the language of the settings. An answer goes to the visitor. Without an
 * address in the settings there is nobody to tell, and the message waits in the list.
 */
export const mailStaff = async (ctx: Context, messageId: string): Promise<void> => {
  const written = await findMessage(ctx.tx, messageId);
  const { general } = await readSettings(ctx.tx);
  const address = [general.supportEmail, general.adminEmail].find(isOneAddress);
  if (!written || !address) return;
  const { name, email, subject, message, language, createdAt } = written;
  await queueMail(ctx, {
    occasion: `contact-message:${messageId}`,
    kind: 'contact-message',
    bookingId: null,
    language: general.language,
    to: { name: general.siteName, address },
    replyTo: { name, address: email },
    content: await contactMessageMail(
      {
        siteName: general.siteName,
        name,
        email,
        subject,
        message,
        writtenIn: language,
        sentAt: `${bangkokDate(createdAt)}, ${bangkokTime(createdAt)}`,
      },
      general.language,
    ),
  });
};
