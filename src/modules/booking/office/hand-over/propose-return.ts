import { hoursBetween, isBefore } from '#kernel/period.ts';
import { lateFeeFor } from '#modules/pricing/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { findBooking } from '../../records/booking-store.ts';
import { mayMove, stateOf } from '../../rules/lifecycle.ts';
import { lateDays } from '../../rules/office/late-return.ts';
import { cannotBecome } from '../../rules/office/office-problems.ts';
import { bookingNotFound } from '../../rules/problems.ts';

/** How late a vehicle is now, and what the grace rule proposes to charge for it. 409 where it cannot come back. */
export const proposeReturn = async ({ tx, now }: Pick<Context, 'tx' | 'now'>, bookingId: string) => {
  const booking = await findBooking(tx, bookingId);
  if (!booking) throw bookingNotFound();
  const state = stateOf(booking);
  if (!mayMove(state, 'return')) throw cannotBecome(state, 'completed');
  const { booking: rules, tax } = await readSettings(tx);
  const days = lateDays(booking.dropOffAt, now, rules.graceMinutes);
  const isOver = isBefore(booking.dropOffAt, now);
  return {
    lateMinutes: isOver ? Math.floor(hoursBetween(booking.dropOffAt, now) * 60) : 0,
    graceMinutes: rules.graceMinutes,
    lateDays: days,
    proposedFee: lateFeeFor(booking.quote, days, tax),
  };
};
