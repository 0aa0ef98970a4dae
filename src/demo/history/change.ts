import { toBangkokText } from '#kernel/bangkok-time.ts';
import { type Satang, toBaht } from '#kernel/money.ts';
import { isBefore, overlap, type Period, rentalDays } from '#kernel/period.ts';
import type { Quote } from '#modules/pricing/index.ts';
import type { Chance } from '#platform/random.ts';
import type { PlannedVehicle } from '../catalogue/fleet.ts';
import type { DrawnAddon } from './choose-extras.ts';
import type { BookingOutcome, PaymentChannel } from './outcome.ts';
import type { Slot } from './timetable.ts';

type Agreed = Readonly<{ vehicle: PlannedVehicle; period: Period; addonChoices: readonly DrawnAddon[] }>;

/** A change of a booking after it was made: what was agreed before, and who changed it. */
export type DemoChange = Readonly<{
  at: Temporal.Instant;
  by: 'customer' | 'staff';
  /** The price before the change, which the first payment is for. */
  before: Quote;
  facts: Readonly<{ before: Facts; after: Facts }>;
}>;
type Facts = Readonly<Record<string, unknown>>;

type Changing = Readonly<{
  slot: Slot;
  addonChoices: readonly DrawnAddon[];
  channel: PaymentChannel;
  paymentPlan: 'full' | 'deposit';
  outcome: BookingOutcome;
  quote: Quote;
  now: Temporal.Instant;
  /** Vehicles of the same category that were free for the booking when it was made. */
  others: () => PlannedVehicle[];
  priceOf: (agreed: Agreed) => Quote;
  chance: Chance;
}>;

type Plan = Readonly<{
  catalogue: { fleet: { vehicles: readonly PlannedVehicle[] } };
  options: { now: Temporal.Instant };
  changes: Chance;
  slotsOfVehicle: ReadonlyMap<string, readonly Slot[]>;
}>;

/** The change of a booking, if it has one: other dates, an add-on or another vehicle. */
export const changeOf = (
  { catalogue, options: { now }, changes, slotsOfVehicle }: Plan,
  facts: Omit<Changing, 'now' | 'others' | 'priceOf' | 'chance'>,
  priceOf: Changing['priceOf'],
): DemoChange | null => {
  const others = () => {
    const { vehicle, period, blockedUntil, createdAt } = facts.slot;
    const during = { from: period.from, until: blockedUntil };
    const isFree = ({ id }: PlannedVehicle) =>
      !(slotsOfVehicle.get(id) ?? []).some((slot) =>
        overlap({ from: slot.period.from, until: slot.blockedUntil }, during),
      );
    return catalogue.fleet.vehicles.filter(
      (other) =>
        other.id !== vehicle.id &&
        other.categoryId === vehicle.categoryId &&
        isBefore(other.createdAt, createdAt) &&
        isFree(other),
    );
  };
  return planChange({ ...facts, now, others, priceOf, chance: changes });
};

/** The share of bookings that somebody tries to change; fewer are, where nothing fits. */
const SHARE = 0.16;

const planChange = (changing: Changing): DemoChange | null => {
  const { outcome, now, slot, chance } = changing;
  const isTried = chance.is(SHARE);
  const kind = chance.weighted([
    [40, extended],
    [20, shortened],
    [25, withAddon],
    [15, onOtherVehicle],
  ] as const);
  const share = chance.next();
  const first = (outcome.paidAt ?? slot.createdAt).add({ minutes: 40 });
  const last = earlier(slot.period.from.subtract({ hours: 3 }), now.subtract({ minutes: 90 }));
  if (!isTried || outcome.status === 'cancelled' || !isBefore(first, last)) return null;
  return kind(changing, first.add({ seconds: Math.floor(first.until(last).total('seconds') * share) }));
};

const earlier = (one: Temporal.Instant, other: Temporal.Instant) => (isBefore(other, one) ? other : one);

type Kind = (changing: Changing, at: Temporal.Instant) => DemoChange | null;

const SPARE_HOURS = 6;
const FULL_REFUND_HOURS = 50;

/** It was to end a day or two earlier. */
const extended: Kind = (changing, at) => {
  const { slot, addonChoices, chance } = changing;
  const days = rentalDays(slot.period);
  if (days < 4) return null;
  const until = slot.period.until.subtract({ hours: 24 * chance.whole(1, Math.min(3, days - 2)) });
  return movedReturn(changing, at, { vehicle: slot.vehicle, period: { ...slot.period, until }, addonChoices });
};

/** It was to end a day later, paid in full and changed while all of the difference goes back. */
const shortened: Kind = (changing, at) => {
  const { slot, addonChoices, channel, paymentPlan } = changing;
  const until = slot.period.until.add({ hours: 24 });
  const isFree = slot.freeUntil === null || isBefore(until.add({ hours: SPARE_HOURS }), slot.freeUntil);
  const isEarly = isBefore(at.add({ hours: FULL_REFUND_HOURS }), slot.period.from);
  if (!isFree || !isEarly || channel === 'counter' || paymentPlan === 'deposit') return null;
  return movedReturn(changing, at, { vehicle: slot.vehicle, period: { ...slot.period, until }, addonChoices });
};

const movedReturn = (changing: Changing, at: Temporal.Instant, agreed: Agreed): DemoChange | null => {
  const { slot, chance, quote } = changing;
  const before = changing.priceOf(agreed);
  const isDearer = before.total < quote.total;
  const isLonger = isBefore(agreed.period.until, slot.period.until);
  if (isDearer !== isLonger || before.total === quote.total) return null;
  const facts = changed(
    { returnDate: toBangkokText(agreed.period.until), totalAmount: before.total },
    { returnDate: toBangkokText(slot.period.until), totalAmount: quote.total },
  );
  return { at, by: isLonger && chance.is(0.35) ? 'staff' : 'customer', before, facts };
};

/** The last of its add-ons came later, by telephone. */
const withAddon: Kind = (changing, at) => {
  const { slot, addonChoices, quote } = changing;
  const before = changing.priceOf({ ...slot, addonChoices: addonChoices.slice(0, -1) });
  if (addonChoices.length === 0 || before.total >= quote.total) return null;
  const facts = changed(
    { selectedAddons: namesOf(addonChoices.slice(0, -1)), totalAmount: before.total },
    { selectedAddons: namesOf(addonChoices), totalAmount: quote.total },
  );
  return { at, by: 'staff', before, facts };
};

/** Another vehicle of the class was booked at first, at no higher price. */
const onOtherVehicle: Kind = (changing, at) => {
  const { slot, addonChoices, quote } = changing;
  const priced = changing
    .others()
    .map((vehicle) => ({ vehicle, before: changing.priceOf({ ...slot, vehicle, addonChoices }) }))
    .filter(({ before }) => before.total <= quote.total);
  const [other] = changing.chance.shuffled(priced);
  if (!other) return null;
  const { vehicle, before } = other;
  const facts = changed(
    { licensePlate: vehicle.licensePlate, totalAmount: before.total },
    { licensePlate: slot.vehicle.licensePlate, totalAmount: quote.total },
  );
  return { at, by: 'staff', before, facts };
};

const namesOf = (addons: readonly DrawnAddon[]): string[] =>
  addons.map(({ quantity, chosen }) => `${chosen.name.en} × ${quantity}`);

type WithTotal = Facts & { totalAmount: Satang };

const changed = (before: WithTotal, after: WithTotal) => ({ before: inBaht(before), after: inBaht(after) });
const inBaht = ({ totalAmount, ...facts }: WithTotal): Facts => ({ ...facts, totalAmount: toBaht(totalAmount) });
