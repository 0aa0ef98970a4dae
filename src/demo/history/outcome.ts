import { isBefore } from '#kernel/period.ts';
import type { Booking } from '#modules/booking/index.ts';
import type { Quote } from '#modules/pricing/index.ts';
import type { Chance } from '#platform/random.ts';
import type { Slot } from './timetable.ts';

/** How the first payment is made: by card or bank transfer when booking, or in full at the counter. */
export type PaymentChannel = 'card' | 'bank_transfer' | 'counter';

/** The state of a booking as of now. */
export type BookingOutcome = Pick<
  Booking,
  'status' | 'pickedUpAt' | 'returnedAt' | 'cancelledAt' | 'cancelledBecause'
> &
  Readonly<{ paidAt: Temporal.Instant | null }>;

type OutcomeFacts = Readonly<{
  slot: Slot;
  channel: PaymentChannel;
  now: Temporal.Instant;
  /** Whether the vehicle is still out although it should be back. */
  isLate: boolean;
  /** Whether staff have not decided yet about a booking that is paid at the counter. */
  isUndecided: boolean;
  chance: Chance;
}>;

const DEAREST_CARD_PAYMENT = 15_000_000;
const HOLD_MINUTES = 30;

/** Draws the channel of the first payment; without a payment provider (`withCards` false) never `card`. */
export const choosePaymentChannel = (quote: Quote, withCards: boolean, chance: Chance): PaymentChannel => {
  const drawn = chance.weighted<PaymentChannel>([
    [withCards ? 66 : 0, 'card'],
    [withCards ? 20 : 62, 'bank_transfer'],
    [withCards ? 14 : 38, 'counter'],
  ]);
  return drawn === 'card' && quote.total > DEAREST_CARD_PAYMENT ? 'bank_transfer' : drawn;
};

export const bookingOutcome = (facts: OutcomeFacts): BookingOutcome =>
  facts.slot.isCancelled ? cancelledOutcome(facts) : rentalOutcome(facts);

const unused = { pickedUpAt: null, returnedAt: null, cancelledAt: null, cancelledBecause: null };

const rentalOutcome = ({ slot, channel, now, isLate, isUndecided, chance }: OutcomeFacts): BookingOutcome => {
  const { from, until } = slot.period;
  const pickedUpAt = from.add({ minutes: chance.whole(-12, 40) });
  const returnedAt = until.add({ minutes: chance.is(0.06) ? chance.whole(35, 100) : chance.whole(-75, 25) });
  const paidAt = firstPayment(slot, channel, chance);
  if (isBefore(returnedAt, now) && !isLate) return { ...unused, status: 'completed', pickedUpAt, returnedAt, paidAt };
  if (isBefore(pickedUpAt, now)) return { ...unused, status: 'confirmed', pickedUpAt, paidAt };
  if (paidAt && isBefore(paidAt, now)) return { ...unused, status: 'confirmed', paidAt };
  return { ...unused, status: channel === 'counter' && !isUndecided ? 'confirmed' : 'pending', paidAt: null };
};

const firstPayment = (
  { createdAt, period }: Slot,
  channel: PaymentChannel,
  chance: Chance,
): Temporal.Instant | null => {
  const soon = createdAt.add({ minutes: chance.whole(3, 14) });
  const transferred = createdAt.add({ minutes: chance.whole(40, 1_400) });
  if (channel === 'counter') return null;
  const isInTime = isBefore(transferred, period.from.subtract({ minutes: 30 }));
  return channel === 'bank_transfer' && isInTime ? transferred : soon;
};

const cancelledOutcome = ({ slot, channel, now, chance }: OutcomeFacts): BookingOutcome => {
  const { createdAt, period } = slot;
  const isExpired = chance.is(0.35);
  const cancelledBecause = chance.is(0.85) ? ('customer' as const) : ('staff' as const);
  const hoursBefore = chance.weighted([
    [20, chance.whole(3, 23)],
    [20, chance.whole(25, 47)],
    [60, chance.whole(50, 400)],
  ]);
  const paid = firstPayment(slot, channel, chance);
  const earliest = (paid ?? createdAt).add({ minutes: 30 });
  const intended = period.from.subtract({ hours: hoursBefore });
  const end = { ...unused, status: 'cancelled' as const };
  const expired: BookingOutcome = {
    ...end,
    paidAt: null,
    cancelledAt: createdAt.add({ minutes: HOLD_MINUTES }),
    cancelledBecause: 'expired',
  };
  if ((isExpired && channel === 'card') || !isBefore(earliest, now)) return expired;
  const latest = isBefore(intended, now) ? intended : now.subtract({ minutes: chance.whole(60, 500) });
  const cancelledAt = isBefore(latest, earliest) ? earliest : latest;
  return { ...end, paidAt: paid, cancelledAt, cancelledBecause };
};
