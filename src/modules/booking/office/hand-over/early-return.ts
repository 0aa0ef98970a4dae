import { equalsBaht } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import { toQuoteShape } from '#modules/pricing/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { applyChange, refuseOtherPrice } from '../../change/apply-change.ts';
import { type Booking, findBooking } from '../../records/booking-store.ts';
import { stateOf } from '../../rules/lifecycle.ts';
import { priceChanged } from '../../rules/problems.ts';
import { type EditPlan, planEdit } from '../edit/plan-edit.ts';

/**
 * The booking as it would be if it had ended when its vehicle came back, on the half hour; null where that makes it no
 * cheaper, or the business gives nothing back (docs/rules/changes.md). Locks the add-ons unless `dryRun`.
 */
export const planEarlyReturn = async (
  ctx: Context,
  booking: Booking,
  { at, dryRun }: { at: Temporal.Instant; dryRun: boolean },
): Promise<EditPlan | null> => {
  const until = at.round({ smallestUnit: 'minute', roundingIncrement: 30, roundingMode: 'ceil' });
  const isEarly = isBefore(booking.pickUpAt, until) && isBefore(until, booking.dropOffAt);
  const { earlyReturnPercent } = (await readSettings(ctx.tx)).booking;
  if (stateOf(booking) !== 'picked-up' || booking.isPaying || !isEarly || earlyReturnPercent === 0) return null;
  const { id: bookingId, version } = booking;
  const plan = await planEdit(ctx, booking, { ...unchanged, bookingId, version, until, dryRun });
  return plan.quote.total < booking.total ? plan : null;
};

/** Ends a booking when its vehicle came back, for the price that staff saw, in baht. 409 `booking.price-changed`. */
export const endEarly = async (
  ctx: Context,
  booking: Booking,
  { at, totalAmount }: { at: Temporal.Instant; totalAmount: number },
): Promise<Booking> => {
  const plan = await planEarlyReturn(ctx, booking, { at, dryRun: false });
  if (!plan) return refuseOther(booking, totalAmount);
  refuseOtherPrice(plan, totalAmount);
  await applyChange(ctx, booking, plan);
  return returnedRow(await findBooking(ctx.tx, booking.id));
};

/** Nothing goes back: the price that staff saw is the agreed one, or they saw one that is over. */
const refuseOther = (booking: Booking, totalAmount: number): Booking => {
  const { quote, total, pickUpAt: from, dropOffAt: until } = booking;
  if (!equalsBaht(total, totalAmount)) throw priceChanged(toQuoteShape(quote, { from, until }));
  return booking;
};

const unchanged = {
  from: null,
  vehicleId: null,
  pickUpLocationId: null,
  dropOffLocationId: null,
  addons: null,
  insurance: undefined,
  discount: undefined,
  keepsPrice: null,
};
