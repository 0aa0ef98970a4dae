import { resendMail } from '#modules/notices/index.ts';
import type { Context } from '#platform/context.ts';
import { findBooking } from '../records/booking-store.ts';
import { noMail } from '../rules/office/office-problems.ts';
import { bookingNotFound } from '../rules/problems.ts';
import { mailsOfBooking } from './record/record-store.ts';

/** Sends the newest mail to a booking's customer again. 409 `booking.no-mail`, `notices.mail-erased`. */
export const resendBookingMail = async (ctx: Context, bookingId: string): Promise<void> => {
  const booking = await findBooking(ctx.tx, bookingId);
  if (!booking) throw bookingNotFound();
  const newest = (await mailsOfBooking(ctx.tx, bookingId)).find(
    ({ channel, kind }) => channel === 'mail' && !kind.startsWith('staff-'),
  );
  if (!newest) throw noMail();
  const subject = { kind: 'booking', id: bookingId, name: booking.reference };
  await resendMail(ctx, newest.id, { action: 'booking.mailed', subject });
};
