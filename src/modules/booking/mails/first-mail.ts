import { isMailToWrite, type MailContent } from '#modules/notices/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Booking } from '../records/booking-store.ts';
import { bookingMails } from './mail-catalogue.ts';
import type { CustomerMail } from './mail-customer.ts';
import { mailDataOf } from './mail-data.ts';

/** The mail that tells a booking as it is, and the task that writes it. */
type FirstMail = Readonly<{ task: string; mail: CustomerMail }>;

const mails: readonly FirstMail[] = [
  { task: 'mail-booking-received', mail: bookingMails.received },
  { task: 'mail-booking-waiting', mail: bookingMails.waiting },
  { task: 'mail-booking-confirmed', mail: bookingMails.confirmed },
  { task: 'mail-booking-cancelled', mail: bookingMails.cancelled },
];

/**
 * The mail for a booking about which none was written, such as one whose e-mail came later. Undefined once the rental is
 * over, and where the settings want no such mail.
 */
export const firstMailOf = async (tx: Tx, booking: Booking): Promise<FirstMail | undefined> => {
  const due = mails.find(({ mail }) => mail.isDue?.(booking));
  return due && (await isMailToWrite(tx, { kind: due.mail.kind, occasion: '' })) ? due : undefined;
};

/** Its text as it would be written now, with a link that opens nothing. */
export const draftMail = async (
  ctx: Pick<Context, 'tx' | 'now'>,
  booking: Booking,
  { mail }: FirstMail,
  publicUrl: string,
): Promise<MailContent> => {
  const { id, language } = booking;
  const manageUrl = `${publicUrl}/booking/manage/${id}#access=…`;
  return mail.write(await mailDataOf(ctx, booking, { language, manageUrl, refund: null, payment: null }), language);
};
