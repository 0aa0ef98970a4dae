import { type Satang, zeroSatang } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import { soldAtPickUp } from '#modules/booking/index.ts';
import { lateFeeFor, type Quote } from '#modules/pricing/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { Chance } from '#platform/random.ts';
import type { BookingOutcome, PaymentChannel } from './outcome.ts';
import type { Slot } from './timetable.ts';

const LATE_BY = { least: { hours: 2 }, most: { hours: 30 } };

/** The rental whose vehicle is not back yet, and is wanted by nobody in the next hours: the one that was due last. */
export const lateReturn = (slots: readonly Slot[], now: Temporal.Instant): Slot | undefined => {
  const [from, until] = [now.subtract(LATE_BY.most), now.subtract(LATE_BY.least)];
  const isDue = ({ period, isCancelled }: Slot) =>
    !isCancelled && isBefore(from, period.until) && isBefore(period.until, until);
  const staysFree = ({ freeUntil }: Slot) => freeUntil === null || isBefore(now.add(LATE_BY.least), freeUntil);
  return slots
    .filter((slot) => isDue(slot) && staysFree(slot))
    .reduce<Slot | undefined>(
      (last, slot) => (last && isBefore(slot.period.until, last.period.until) ? last : slot),
      undefined,
    );
};

type Returned = Readonly<{ outcome: BookingOutcome; quote: Quote }>;

/** What a vehicle that came back late costs: the fee is waived for half of those beyond the grace. */
export const lateFeeOf = (
  { options: { settings }, changes }: { options: { settings: Settings }; changes: Chance },
  { period }: Slot,
  { outcome: { returnedAt }, quote }: Returned,
): Satang => {
  const isCharged = changes.is(0.5);
  const end = period.until.add({ minutes: settings.booking.graceMinutes });
  return returnedAt && isBefore(end, returnedAt) && isCharged ? lateFeeFor(quote, 1, settings.tax) : zeroSatang;
};

/** Whether the counter forgot to take what was due: of the vehicles that are out now always one, and few others. */
export const isForgotten = (
  plan: { changes: Chance; hasForgotten: boolean },
  { status, pickedUpAt }: BookingOutcome,
  quote: Quote,
): boolean => {
  const isOneMore = plan.changes.is(0.03);
  const isOut = status === 'confirmed' && pickedUpAt !== null;
  const owesRest = quote.dueAtPickUp > zeroSatang || soldAtPickUp(quote) > zeroSatang;
  if (!isOut || !owesRest || (plan.hasForgotten && !isOneMore)) return false;
  plan.hasForgotten = true;
  return true;
};

/** How many bookings staff have not decided about, and how old they may be. */
const UNDECIDED = 2;
const UNDECIDED_HOURS = 24 * 7;

/** Whether staff have not decided yet about a booking to be paid at the counter: a few of the last days. */
export const isUndecided = (
  plan: { options: { now: Temporal.Instant }; undecided: number },
  { createdAt, period, isCancelled }: Slot,
  channel: PaymentChannel,
): boolean => {
  const { now } = plan.options;
  const isNew = isBefore(now.subtract({ hours: UNDECIDED_HOURS }), createdAt);
  const isAhead = isBefore(now.add({ hours: 24 }), period.from);
  if (channel !== 'counter' || isCancelled || !isNew || !isAhead || plan.undecided === UNDECIDED) return false;
  plan.undecided += 1;
  return true;
};
