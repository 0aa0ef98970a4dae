import { startOfDay } from '#kernel/bangkok-time.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { zeroSatang } from '#kernel/money.ts';
import { type Period, rentalDays } from '#kernel/period.ts';
import { type Booking, REFERENCE_BYTES, referenceFrom } from '#modules/booking/index.ts';
import type { NewAttempt, NewLedgerEntry } from '#modules/payments/index.ts';
import { type PriceList, type Quote, quoteRental } from '#modules/pricing/index.ts';
import { fullRefundHours, type Settings } from '#modules/settings/index.ts';
import { type Chance, chanceOf } from '#platform/random.ts';
import type { Catalogue } from '../catalogue/plan-catalogue.ts';
import { chooseAddons, chooseCover, type DrawnAddon, type DrawnCover, type Reserved } from './choose-extras.ts';
import { customerPool, type DemoCustomer } from './customer-pool.ts';
import { bookingOutcome, choosePaymentChannel } from './outcome.ts';
import { planPayments } from './payments.ts';
import { type Slot, timetableOf } from './timetable.ts';

/** A year of past bookings and those for the coming weeks, with customers and payments. */
export type DemoHistory = Readonly<{
  customers: readonly DemoCustomer[];
  bookings: readonly DemoBooking[];
  attempts: readonly NewAttempt[];
  ledger: readonly NewLedgerEntry[];
}>;

export type DemoBooking = Readonly<{
  booking: Booking;
  period: Period;
  addons: readonly { addonId: string; quantity: number }[];
}>;

type HistoryOptions = Readonly<{
  seed: number;
  today: CalendarDate;
  settings: Settings;
  /** Whether to include card payments, which must also exist at the provider. */
  withCards: boolean;
}>;

export const planHistory = (catalogue: Catalogue, options: HistoryOptions): DemoHistory => {
  const chance = chanceOf(options.seed, 'history');
  const people = customerPool(chanceOf(options.seed, 'people'));
  const plan = { catalogue, options, chance, references: new Set<string>(), reserved: [] as Reserved[] };
  const bookings = slotsOf(catalogue, options).map((slot) =>
    planBooking(plan, slot, people.nextCustomer(slot.createdAt)),
  );
  return {
    customers: people.customers,
    bookings,
    attempts: bookings.flatMap(({ payments }) => payments.attempts),
    ledger: bookings.flatMap(({ payments }) => payments.ledger),
  };
};

/** The rentals of all vehicles, ordered by the time of booking. */
const slotsOf = ({ fleet, blocks }: Catalogue, { seed, today, settings }: HistoryOptions): Slot[] =>
  fleet.vehicles
    .flatMap((vehicle, place) =>
      timetableOf({ today, vehicle, blocks, settings, chance: chanceOf(seed, `timetable ${place}`) }),
    )
    .sort((a, b) => Temporal.Instant.compare(a.createdAt, b.createdAt));

type HistoryPlan = {
  catalogue: Catalogue;
  options: HistoryOptions;
  chance: Chance;
  references: Set<string>;
  reserved: Reserved[];
};

const planBooking = (plan: HistoryPlan, slot: Slot, person: DemoCustomer) => {
  const { catalogue, chance, reserved, options } = plan;
  const choosing = { vehicle: slot.vehicle, period: slot.period, chance };
  const addonChoices = chooseAddons(catalogue, { ...choosing, reserved });
  const cover = chooseCover(catalogue, choosing);
  const wantsDeposit = chance.is(0.28);
  const price = priceOf(plan, slot, { addonChoices, cover });
  const channel = choosePaymentChannel(price('full'), options.withCards, chance);
  const paymentPlan = wantsDeposit && channel !== 'counter' ? 'deposit' : 'full';
  const quote = price(paymentPlan);
  const outcome = bookingOutcome({ slot, channel, morning: startOfDay(options.today), chance });
  const row = { ...bookingRow(plan, slot, { person, cover, quote, paymentPlan }), ...withoutMoney(outcome) };
  const hours = fullRefundHours(options.settings.booking.cancellationPolicy);
  const payments = planPayments({ booking: row, quote, channel, outcome, fullRefundHours: hours, chance });
  const addons = addonChoices.map(({ addonId, quantity }) => ({ addonId, quantity }));
  if (outcome.status !== 'cancelled') reserved.push(...addons.map((one) => ({ ...one, during: slot.period })));
  const booking: Booking = {
    ...row,
    ...noArrival,
    paysBy: paysBy[channel],
    keptUntil: null,
    network: null,
    changesHeldFrom: null,
    changesHeld: 0,
    prover: null,
    paid: payments.paid,
    refunded: payments.refunded,
  };
  return { booking, period: slot.period, addons, payments };
};

const noArrival = { flightNumber: '', arrivalNote: '' };

/** The payment method stored with a booking; counter payments were announced as cash. */
const paysBy = { card: null, bank_transfer: 'bank_transfer', counter: 'cash' } as const;

const withoutMoney = ({ paidAt: _money, ...outcome }: ReturnType<typeof bookingOutcome>) => outcome;

type Extras = { addonChoices: DrawnAddon[]; cover: DrawnCover | null };

/** The quote as of the day of booking, calculated with the current pricing rules. */
const priceOf = ({ catalogue, options, chance }: HistoryPlan, slot: Slot, { addonChoices, cover }: Extras) => {
  const { tax, booking } = options.settings;
  const { vehicle, period, createdAt } = slot;
  const typed = typedCode(catalogue, rentalDays(period), chance);
  const choices = {
    now: createdAt,
    period,
    vehicle: {
      categoryId: vehicle.categoryId,
      rates: { daily: vehicle.dailyRate, weekly: vehicle.weeklyRate ?? null, monthly: vehicle.monthlyRate ?? null },
      securityDeposit: depositOf(catalogue, vehicle.categoryId),
    },
    priceList: priceListOf(catalogue),
    tax,
    addons: addonChoices.map(({ chosen }) => chosen),
    insurance: cover?.chosen ?? null,
    depositPercentage: booking.requireDeposit ? booking.depositPercentage : null,
  };
  return (plan: 'full' | 'deposit'): Quote => {
    const quote = quoteRental({ ...choices, plan, promo: typed });
    const isUseless = quote.promo !== null && quote.promo.status !== 'applied';
    return isUseless ? quoteRental({ ...choices, plan }) : quote;
  };
};

const priceListOf = ({ seasons, promotions }: Catalogue): PriceList => ({
  seasons,
  automatic: promotions.filter(({ trigger }) => trigger === 'automatic').map(unlimited),
});

const unlimited = (promotion: Catalogue['promotions'][number]) => ({ ...promotion, isUsedUp: false });

const typedCode = ({ promotions }: Catalogue, days: number, chance: Chance) => {
  const codes = promotions.filter(({ trigger }) => trigger === 'code');
  const longStay = codes.find(({ minRentalDays }) => minRentalDays >= 28 && days >= minRentalDays);
  const drawn = longStay && chance.is(0.6) ? longStay : chance.pick(codes);
  const isTyped = chance.is(0.2) || drawn === longStay;
  return isTyped && drawn.code ? { code: drawn.code, promotion: unlimited(drawn), enabled: true } : null;
};

const depositOf = ({ fleet }: Catalogue, categoryId: string) => {
  const category = fleet.categories.find(({ id }) => id === categoryId);
  if (!category) throw new Error(`No category ${categoryId}`);
  return category.securityDeposit;
};

type Agreed = { person: DemoCustomer; cover: DrawnCover | null; quote: Quote; paymentPlan: 'full' | 'deposit' };

const bookingRow = (plan: HistoryPlan, slot: Slot, { person, cover, quote, paymentPlan }: Agreed) => {
  const { firstName, lastName, email, phone, licenseNumber, language } = person;
  const [pickUp, dropOff] = placesOf(plan);
  return {
    id: plan.chance.id(slot.createdAt),
    reference: newReference(plan),
    vehicleId: slot.vehicle.id,
    customerId: person.id,
    firstName,
    lastName,
    email,
    phone,
    licenseNumber,
    language,
    pickUpLocationId: pickUp,
    dropOffLocationId: dropOff,
    pickUpAt: slot.period.from,
    dropOffAt: slot.period.until,
    blockedUntil: slot.blockedUntil,
    paymentPlan,
    insurancePackageId: cover?.packageId ?? null,
    soldCover: null,
    insurancePayAt: cover?.chosen.payAt ?? null,
    promotionId: quote.appliedPromotion?.id ?? null,
    quote,
    total: quote.total,
    ...asAgreed,
    termsAcceptedAt: slot.createdAt,
    isPaying: false,
    holdUntil: null,
    client: null,
    version: 1,
    createdAt: slot.createdAt,
  };
};

/** The fields of a booking that was never changed and has no fees. */
const asAgreed = {
  fees: zeroSatang,
  promised: zeroSatang,
  retained: zeroSatang,
  waived: zeroSatang,
  policyPickUpAt: null,
  fullRefundHours: null,
  cancelReason: null,
  earnsPoints: false,
  bookingType: 'online' as const,
  notes: '',
  archivedAt: null,
  agreedPrice: null,
  agreedPriceDays: null,
  discountAmount: null,
  discountReason: null,
};

/** Pick-up and drop-off location: mostly Suvarnabhumi, then the main office; one in six is returned elsewhere. */
const placesOf = ({ catalogue: { locations }, chance }: HistoryPlan): [string, string] => {
  const [suvarnabhumi = '', donMueang = '', sathorn = '', ...branches] = locations.map(({ id }) => id);
  const any = () =>
    chance.weighted([[34, suvarnabhumi], [15, donMueang], [21, sathorn], ...branches.map((id) => [10, id] as const)]);
  const pickUp = any();
  const other = any();
  return [pickUp, chance.is(0.17) ? other : pickUp];
};

const newReference = (plan: HistoryPlan): string => {
  const reference = referenceFrom(plan.chance.bytes(REFERENCE_BYTES));
  if (plan.references.has(reference)) return newReference(plan);
  plan.references.add(reference);
  return reference;
};
