import { resendMail } from '#modules/notices/index.ts';
import type { Context } from '#platform/context.ts';
import { requireBooking } from '../records/booking-access.ts';
import { noMail } from '../rules/problems.ts';
import { mailsOfBooking } from './records/record-store.ts';

/** Sends the newest mail to a booking's customer again. 409 `booking.no-mail`, `notices.mail-erased`. */
export const resendBookingMail = async (ctx: Context, bookingId: string): Promise<void> => {
  const booking = await requireBooking(ctx.tx, bookingId);
  const newest = (await mailsOfBooking(ctx.tx, bookingId)).find(
    ({ channel, kind }) => channel === 'mail' && !kind.startsWith('staff-'),
  );
  if (!newest) throw noMail();
  const subject = { kind: 'booking', id: bookingId, name: booking.reference };
  await resendMail(ctx, newest.id, { action: 'booking.mailed', subject });
};
