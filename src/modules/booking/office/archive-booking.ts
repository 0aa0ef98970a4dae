import type { Context } from '#platform/context.ts';
import { lockForPayment } from '../paying/lock-for-payment.ts';
import { saveBooking } from '../records/booking-store.ts';
import { recordByStaff } from '../records/record-by-staff.ts';
import { stateOf } from '../rules/lifecycle.ts';
import { isEnded } from '../rules/office/staff-permissions.ts';
import { cannotArchive } from '../rules/problems.ts';

/** Archives an ended booking: hidden from the office lists, history kept. 409 `booking.cannot-archive`. */
export const archiveBooking = async (ctx: Context, bookingId: string): Promise<void> => {
  const booking = await lockForPayment(ctx, bookingId);
  if (!isEnded(stateOf(booking))) throw cannotArchive();
  if (booking.archivedAt === null) await saveBooking(ctx.tx, { id: bookingId, archivedAt: ctx.now });
  const before = { isArchived: booking.archivedAt !== null };
  await recordByStaff(ctx, booking, { action: 'booking.archived', before, after: { isArchived: true } });
};
