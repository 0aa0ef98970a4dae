import { isBefore } from '#kernel/period.ts';
import type { Booking, NewChange } from '#modules/booking/index.ts';
import type { Quote } from '#modules/pricing/index.ts';
import type { DrawnAddon } from './choose-extras.ts';
import type { BookingOutcome, PaymentChannel } from './outcome.ts';
import type { Slot } from './timetable.ts';

type Places = Pick<Booking, 'id' | 'pickUpLocationId' | 'dropOffLocationId' | 'promotionId'>;
type Facts = Readonly<{
  slot: Slot;
  addonChoices: readonly DrawnAddon[];
  channel: PaymentChannel;
  paymentPlan: 'full' | 'deposit';
  outcome: BookingOutcome;
  quote: Quote;
}>;

/** How long ago the change ended, and how far ahead its rental has to be. */
const ENDED_HOURS_AGO = 17;
const AHEAD_HOURS = 72;
const ROOM_HOURS = 30;

/**
 * A day more that a customer agreed to and did not pay for: of the first booking with a deposit, ahead, whose vehicle is
 * free on that day. One in the whole business.
 */
export const unpaidChangeOf = (
  plan: { options: { now: Temporal.Instant }; hasUnpaidChange: boolean },
  { id: bookingId, pickUpLocationId, dropOffLocationId, promotionId }: Places,
  { slot, addonChoices, channel, paymentPlan, outcome, quote }: Facts,
  priceUntil: (until: Temporal.Instant) => Quote,
): NewChange | null => {
  const { now } = plan.options;
  const endedAt = now.subtract({ hours: ENDED_HOURS_AGO });
  const isSold = outcome.status === 'confirmed' && channel === 'card' && paymentPlan === 'deposit';
  const isAhead =
    isBefore(now.add({ hours: AHEAD_HOURS }), slot.period.from) &&
    isBefore(slot.createdAt, endedAt.subtract({ hours: 2 }));
  const isFree = slot.freeUntil === null || isBefore(slot.period.until.add({ hours: ROOM_HOURS }), slot.freeUntil);
  if (plan.hasUnpaidChange || !isSold || !isAhead || !isFree || addonChoices.length > 0) return null;
  const { from: pickUpAt, until } = slot.period;
  const dropOffAt = until.add({ hours: 24 });
  const longer = priceUntil(dropOffAt);
  if (longer.total <= quote.total || (longer.appliedPromotion?.id ?? null) !== promotionId) return null;
  plan.hasUnpaidChange = true;
  return {
    ...{ bookingId, pickUpAt, dropOffAt, pickUpLocationId, dropOffLocationId },
    ...{ addons: [], quote: longer, promotionId: null, endsAt: endedAt, endedAt },
  };
};
