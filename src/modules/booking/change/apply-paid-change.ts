import { zeroSatang } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import { findVehicle, isOnOffer, occupiedAfterMove } from '#modules/fleet/index.ts';
import { withClaimsOf } from '#modules/pricing/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { unlessRefused } from '../paying/unless-refused.ts';
import type { Sums } from '../paying/update-balance.ts';
import type { Booking } from '../records/booking-store.ts';
import { findChange, type WaitingChange } from '../records/change-store.ts';
import { changeRefundPercentOf } from '../records/refund-policy.ts';
import { policyPickUpAfter } from '../rules/cancellation.ts';
import { differences } from '../rules/change-limits.ts';
import { dueForAgreed } from '../rules/money/due-for-change.ts';
import { settle } from '../rules/money/settlement.ts';
import { mayStillHappen } from '../rules/waiting-change.ts';
import { applyChange } from './apply-change.ts';
import { agreedRentalOf, type ChangePlan } from './plan-change.ts';

/**
 * Applies the change of a locked booking that waits for its payment, once the ledger's sums bring what it asks for: as
 * agreed, with no look at prices. One that has ended is applied if everything is still free. Null if nothing was
 * applied. Requires `lockForPayment`; the caller then receives the payment.
 */
export const applyPaidChange = async (ctx: Context, booking: Booking, sums: Sums): Promise<Booking | null> => {
  const change = await findChange(ctx.tx, booking.id);
  const money = { ...booking, ...sums };
  if (!change || dueForAgreed(money, change.quote) > zeroSatang || !mayStillHappen(booking, change, ctx.now))
    return null;
  if (!isBefore(ctx.now, change.endsAt) && !(await isVehicleOffered(ctx, booking))) return null;
  const plan = await agreedPlan(ctx, money, change);
  return unlessRefused(ctx, (tx) => applyChange({ ...ctx, tx }, booking, plan));
};

const isVehicleOffered = async ({ tx }: Context, { vehicleId }: Booking): Promise<boolean> => {
  const vehicle = await findVehicle(tx, vehicleId);
  return vehicle !== undefined && isOnOffer(vehicle);
};

const agreedPlan = async (ctx: Context, booking: Booking, change: WaitingChange): Promise<ChangePlan> => {
  const { pickUpAt: from, dropOffAt: until, pickUpLocationId, dropOffLocationId, addons } = change;
  const quote = withClaimsOf(booking.quote, change.quote);
  const before = await agreedRentalOf(ctx, booking);
  const after = { ...before, period: { from, until }, pickUpLocationId, dropOffLocationId, addons };
  const changes = differences(before, after);
  const percent = changeRefundPercentOf(booking, await readSettings(ctx.tx), ctx.now);
  return {
    seat: { vehicleId: booking.vehicleId, moves: [] },
    after,
    changes,
    quote,
    settlement: settle(booking, quote, percent),
    during: occupiedAfterMove(booking, after.period),
    policyPickUpAt: changes.period ? policyPickUpAfter(booking, from, percent) : booking.policyPickUpAt,
  };
};
