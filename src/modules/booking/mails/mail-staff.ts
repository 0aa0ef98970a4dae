import {
  isOneAddress,
  type MailKind,
  queueMail,
  staffBookingWaitingMail,
  staffTransferMail,
} from '#modules/notices/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { findBooking } from '../records/booking-store.ts';
import { occasionOf } from './mail-customer.ts';
import { type MailRefund, mailDataOf } from './mail-data.ts';

type StaffMail = Readonly<{ kind: MailKind; write: typeof staffBookingWaitingMail }>;

export const staffMails = {
  approve: { kind: 'staff-booking-waiting', write: staffBookingWaitingMail },
  transfer: { kind: 'staff-transfer', write: staffTransferMail },
} satisfies Record<string, StaffMail>;

/**
 * Mails the business about a booking that needs its attention, once, in its own language; replies go to the customer.
 * Does nothing without an address in the settings.
 */
export const mailStaffAboutBooking = async (
  ctx: Context,
  bookingId: string,
  { kind, write }: StaffMail,
  { occasion, refund = null }: { occasion?: string | undefined; refund?: MailRefund | null } = {},
): Promise<void> => {
  const booking = await findBooking(ctx.tx, bookingId);
  const { general } = await readSettings(ctx.tx);
  const { adminEmail: address, siteName, language } = general;
  if (!booking || !isOneAddress(address)) return;
  const data = await mailDataOf(ctx, booking, { language, manageUrl: '', refund, payment: null });
  await queueMail(ctx, {
    occasion: occasionOf(kind, bookingId, occasion),
    kind,
    bookingId,
    language,
    to: { name: siteName, address },
    replyTo: { name: data.customer.name, address: booking.email },
    content: await write(data, language),
  });
};
