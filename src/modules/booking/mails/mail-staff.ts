import {
  isOneAddress,
  type MailKind,
  queueMail,
  staffBookingPaidMail,
  staffBookingWaitingMail,
  staffRefundedLateMail,
  staffSlipMail,
  staffTransferMail,
} from '#modules/notices/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { findBooking } from '../records/booking-store.ts';
import { type MailDetails, occasionOf } from './mail-customer.ts';
import { mailDataOf } from './mail-data.ts';

type StaffMail = Readonly<{ kind: MailKind; write: typeof staffBookingWaitingMail }>;

export const staffMails = {
  approve: { kind: 'staff-booking-waiting', write: staffBookingWaitingMail },
  paid: { kind: 'staff-booking-paid', write: staffBookingPaidMail },
  slip: { kind: 'staff-slip', write: staffSlipMail },
  transfer: { kind: 'staff-transfer', write: staffTransferMail },
  refundedLate: { kind: 'staff-refunded-late', write: staffRefundedLateMail },
} satisfies Record<string, StaffMail>;

/**
 * Mails the business about a booking that needs its attention, once, in its own language; replies go to the customer.
 * Does nothing without an address in the settings.
 */
export const mailStaffAboutBooking = async (
  ctx: Context,
  bookingId: string,
  { kind, write }: StaffMail,
  { occasion, refund = null, payment = null }: Omit<MailDetails, 'attachments'> = {},
): Promise<void> => {
  const booking = await findBooking(ctx.tx, bookingId);
  const { general } = await readSettings(ctx.tx);
  const { adminEmail: address, siteName, language } = general;
  if (!booking || !isOneAddress(address)) return;
  const data = await mailDataOf(ctx, booking, { language, manageUrl: '', refund, payment });
  await queueMail(ctx, {
    occasion: occasionOf(kind, bookingId, occasion),
    kind,
    bookingId,
    language,
    to: { name: siteName, address },
    replyTo: { name: data.customer.name, address: booking.email },
    content: await write(data, language),
    inDigest: { path: `/admin/bookings/${bookingId}` },
  });
};
