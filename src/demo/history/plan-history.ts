import type { CalendarDate } from '#kernel/calendar-date.ts';
import { sum, zeroSatang } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import type { NewHandOver } from '#modules/booking/index.ts';
import type { NewClaim } from '#modules/claims/index.ts';
import type { NewDamageRow } from '#modules/fleet/index.ts';
import type { NewAttempt, NewLedgerEntry, NewRefund, NewTransferTask } from '#modules/payments/index.ts';
import { withLateFee } from '#modules/pricing/index.ts';
import type { NewCardHold, NewSecurityDeposit } from '#modules/security-deposits/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { PastNote } from '#platform/audit-trail.ts';
import { type Chance, chanceOf } from '#platform/random.ts';
import { openedAt } from '../catalogue/fleet.ts';
import type { Catalogue } from '../catalogue/plan-catalogue.ts';
import { bookingRow } from './booking-row.ts';
import { reasonOf } from './cancel-reasons.ts';
import { changeOf } from './change.ts';
import { chooseAddons, chooseCover, type Reserved } from './choose-extras.ts';
import { planClaims } from './claims.ts';
import { notesOf } from './clerks-notes.ts';
import { customerPool, type DemoCustomer } from './customer-pool.ts';
import { planDamage } from './damage.ts';
import type { DemoBooking } from './demo-booking.ts';
import { type Clerk, deskOf } from './desk.ts';
import { isForgotten, isUndecided, lateFeeOf, lateReturn } from './exceptions.ts';
import { planHandOvers } from './hand-overs.ts';
import { levelDays } from './level-days.ts';
import { bookingOutcome, choosePaymentChannel } from './outcome.ts';
import { payClaims } from './paid-claims.ts';
import { CHANGED_VERSION, planPayments } from './payments.ts';
import { priceOf } from './price-rental.ts';
import { withWaitingTransfers } from './refunds.ts';
import { planSecurityDeposits } from './security-deposits.ts';
import { type Slot, timetablesOf } from './timetable.ts';
import { unpaidChangeOf } from './unpaid-change.ts';

/** Two years of past bookings and those for the coming weeks, with customers, payments and hand-overs. */
export type DemoHistory = Readonly<{
  customers: readonly DemoCustomer[];
  bookings: readonly DemoBooking[];
  attempts: readonly NewAttempt[];
  ledger: readonly NewLedgerEntry[];
  refunds: readonly NewRefund[];
  tasks: readonly NewTransferTask[];
  handOvers: readonly NewHandOver[];
  damage: readonly NewDamageRow[];
  securityDeposits: readonly NewSecurityDeposit[];
  claims: readonly NewClaim[];
  cardHolds: readonly NewCardHold[];
  /** What each vehicle's mileage was when it was last read. */
  mileages: ReadonlyMap<string, number>;
  /** What the audit log tells of the clerks' work. */
  notes: readonly PastNote[];
  clerks: readonly Clerk[];
}>;

type HistoryOptions = Readonly<{
  seed: number;
  now: Temporal.Instant;
  today: CalendarDate;
  settings: Settings;
  /** Whether to include card payments, which must also exist at the provider. */
  withCards: boolean;
}>;

export const planHistory = (catalogue: Catalogue, options: HistoryOptions): DemoHistory => {
  const people = customerPool(chanceOf(options.seed, 'people'));
  const slots = slotsOf(catalogue, options);
  const plan = planOf(catalogue, options, slots);
  const planned = withWaitingTransfers(
    slots.map((slot) => planBooking(plan, slot, people.nextCustomer(slot.createdAt))),
    options.now,
  );
  const bookings = planned.map(asBooked);
  const payments = planned.map((one) => one.payments);
  const refunds = payments.flatMap(({ refund }) => refund ?? []);
  const desk = { clerks: plan.clerks, chance: chanceOf(options.seed, 'hand-overs') };
  const { handOvers, notes, mileages } = planHandOvers(catalogue.fleet.vehicles, bookings, desk);
  const damage = planDamage(catalogue.fleet.vehicles, bookings, handOvers, {
    ...options,
    ...desk,
    chance: chanceOf(options.seed, 'damage'),
  });
  const ledger = [...payments.flatMap((one) => one.payments), ...refunds.flatMap(({ entry }) => entry ?? [])];
  const deposits = planSecurityDeposits(bookings, ledger, {
    ...options,
    ...desk,
    chance: chanceOf(options.seed, 'deposits'),
  });
  const claims = planClaims(
    { bookings, handOvers, damage: damage.damage, deposits: deposits.securityDeposits },
    catalogue,
    {
      ...options,
      ...desk,
      chance: chanceOf(options.seed, 'claims'),
    },
  );
  const paid = payClaims(
    { bookings, claims: claims.claims, deposits: deposits.securityDeposits, notes: deposits.notes },
    chanceOf(options.seed, 'paid claims'),
  );
  return {
    customers: people.customers,
    bookings: paid.bookings,
    attempts: payments.flatMap(({ attempts }) => attempts),
    ledger: [...ledger, ...paid.ledger],
    refunds: refunds.map(({ refund }) => refund),
    tasks: refunds.flatMap(({ task }) => task ?? []),
    handOvers,
    damage: damage.damage,
    securityDeposits: paid.deposits,
    cardHolds: deposits.cardHolds,
    claims: claims.claims,
    mileages,
    clerks: plan.clerks,
    notes: [...planned.flatMap((one) => one.notes), ...notes, ...damage.notes, ...paid.notes, ...claims.notes],
  };
};

/** How many timetables are drawn for each vehicle, of which one is chosen. */
const CANDIDATES = 4;

/** The rentals of all vehicles, ordered by the time of booking. */
const slotsOf = ({ fleet, blocks }: Catalogue, { seed, ...when }: HistoryOptions): Slot[] => {
  const drawn = fleet.vehicles.map((vehicle, place) => {
    const chance = chanceOf(seed, `timetable ${place}`);
    return timetablesOf({ ...when, vehicle, blocks, chance }, CANDIDATES);
  });
  return levelDays(when.today, drawn).sort((a, b) => Temporal.Instant.compare(a.createdAt, b.createdAt));
};

type HistoryPlan = {
  catalogue: Catalogue;
  options: HistoryOptions;
  chance: Chance;
  /** A stream of its own, so that what changed later alters nothing else. */
  changes: Chance;
  references: Set<string>;
  reserved: Reserved[];
  clerks: readonly Clerk[];
  late: Slot | undefined;
  /** Whether the counter has forgotten to take what somebody owed whose vehicle is out. */
  hasForgotten: boolean;
  hasUnpaidChange: boolean;
  /** How many bookings wait for staff's decision. */
  undecided: number;
  slotsOfVehicle: ReadonlyMap<string, readonly Slot[]>;
};

const planOf = (catalogue: Catalogue, options: HistoryOptions, slots: readonly Slot[]): HistoryPlan => ({
  catalogue,
  options,
  chance: chanceOf(options.seed, 'history'),
  changes: chanceOf(options.seed, 'changes'),
  references: new Set(),
  reserved: [],
  clerks: deskOf(chanceOf(options.seed, 'desk'), openedAt(options.today)),
  late: lateReturn(slots, options.now),
  hasForgotten: false,
  hasUnpaidChange: false,
  undecided: 0,
  slotsOfVehicle: Map.groupBy(slots, ({ vehicle }) => vehicle.id),
});

const planBooking = (plan: HistoryPlan, slot: Slot, person: DemoCustomer) => {
  const { catalogue, chance, options } = plan;
  const reserved = stillReserved(plan, slot.createdAt);
  const choosing = { vehicle: slot.vehicle, period: slot.period, chance };
  const addonChoices = chooseAddons(catalogue, { ...choosing, reserved });
  const cover = chooseCover(catalogue, choosing);
  const wantsDeposit = chance.is(0.28);
  const price = priceOf(plan, slot, cover);
  const channel = choosePaymentChannel(price('full', { ...slot, addonChoices }), options.withCards, chance);
  const paymentPlan = wantsDeposit && channel !== 'counter' ? 'deposit' : 'full';
  const agreed = price(paymentPlan, { ...slot, addonChoices });
  const outcome = bookingOutcome({
    slot,
    channel,
    now: options.now,
    isLate: slot === plan.late,
    isUndecided: isUndecided(plan, slot, channel),
    chance,
  });
  const facts = { slot, addonChoices, channel, paymentPlan, outcome, quote: agreed } as const;
  const change = changeOf(plan, facts, (before) => price(paymentPlan, before));
  const lateFee = lateFeeOf(plan, slot, { outcome, quote: agreed });
  const quote = lateFee > zeroSatang ? withLateFee(agreed, { amount: lateFee, days: 1 }) : agreed;
  const row = { ...bookingRow(plan, slot, { person, cover, quote, paymentPlan }), ...withoutMoney(outcome) };
  const payments = planPayments({
    ...{ booking: row, quote, lateFee, change, channel, outcome, now: options.now, chance },
    fullRefundHours: row.fullRefundHours,
    isForgotten: isForgotten(plan, outcome, quote),
  });
  const addons = addonChoices.map(({ addonId, quantity }) => ({ addonId, quantity }));
  plan.reserved = reserved;
  if (outcome.status !== 'cancelled') reserved.push(...addons.map((one) => ({ ...one, during: slot.period })));
  const unpaidChange = change
    ? null
    : unpaidChangeOf(plan, row, facts, (until) =>
        price(paymentPlan, { ...slot, period: { ...slot.period, until }, addonChoices }),
      );
  const heldAt = unpaidChange?.endsAt.subtract({ minutes: options.settings.payment.paymentTimeout });
  const held = paymentPlan === 'deposit' && change?.by === 'customer' && payments.payments.length > 1;
  const booking = {
    ...row,
    paysBy: paysBy[channel],
    changesHeldFrom: heldAt ?? (held ? change.at : null),
    changesHeld: heldAt || held ? 1 : 0,
    version: change ? CHANGED_VERSION : row.version,
    cancelReason: outcome.cancelledBecause === 'customer' ? reasonOf(row.language, chance) : null,
  };
  const notes = notesOf(plan, booking, { change, outcome, channel });
  return { booking, period: slot.period, addons, lateFee, unpaidChange, payments, notes };
};

const MANY = 150;

/** Later bookings begin later than this moment, so they never meet what was back by then. */
const stillReserved = ({ reserved }: HistoryPlan, at: Temporal.Instant): Reserved[] =>
  reserved.length < MANY ? reserved : reserved.filter(({ during }) => isBefore(at, during.until));

type Planned = ReturnType<typeof planBooking>;

/** The booking with the sums of its payments and refunds. */
const asBooked = ({ booking, payments: { payments, refund }, notes: _told, ...planned }: Planned): DemoBooking => ({
  ...planned,
  booking: {
    ...booking,
    paid: sum(payments.map(({ amount }) => amount)),
    refunded: refund?.entry?.amount ?? zeroSatang,
    promised: refund && !refund.entry ? refund.refund.amount : zeroSatang,
  },
});

/** The payment method stored with a booking; counter payments were announced as cash. */
const paysBy = { card: null, bank_transfer: 'bank_transfer', counter: 'cash' } as const;

const withoutMoney = ({ paidAt: _money, ...outcome }: ReturnType<typeof bookingOutcome>) => outcome;
