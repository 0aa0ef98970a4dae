import { zeroSatang } from '#kernel/money.ts';
import { REFERENCE_BYTES, referenceFrom } from '#modules/booking/index.ts';
import type { Quote } from '#modules/pricing/index.ts';
import { fullRefundHours, type Settings } from '#modules/settings/index.ts';
import type { Chance } from '#platform/random.ts';
import type { Catalogue } from '../catalogue/plan-catalogue.ts';
import type { DrawnCover } from './choose-extras.ts';
import type { DemoCustomer } from './customer-pool.ts';
import type { Slot } from './timetable.ts';

type Drawing = Readonly<{
  catalogue: Catalogue;
  options: { settings: Settings };
  chance: Chance;
  references: Set<string>;
}>;
type Agreed = { person: DemoCustomer; cover: DrawnCover | null; quote: Quote; paymentPlan: 'full' | 'deposit' };

/** What a booking is made with, the same whatever became of it. */
export const bookingRow = (plan: Drawing, slot: Slot, { person, cover, quote, paymentPlan }: Agreed) => {
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
    fullRefundHours: fullRefundHours(plan.options.settings.booking.cancellationPolicy),
    termsAcceptedAt: slot.createdAt,
    isPaying: false,
    holdUntil: null,
    client: null,
    version: 1,
    createdAt: slot.createdAt,
    flightNumber: '',
    arrivalNote: '',
    keptUntil: null,
    network: null,
    prover: null,
  };
};

/** The fields of a booking that was never changed and has no fees. */
const asAgreed = {
  fees: zeroSatang,
  retained: zeroSatang,
  waived: zeroSatang,
  securityDepositLeft: zeroSatang,
  policyPickUpAt: null,
  cancelReason: null,
  earnsPoints: false,
  bookingType: 'online' as const,
  notes: '',
  archivedAt: null,
  agreedPrice: null,
  agreedPriceDays: null,
  chosenVehicleId: null,
  exactVehicle: false,
  upgrade: null,
  discountAmount: null,
  discountReason: null,
};

/** Pick-up and drop-off location: mostly Suvarnabhumi, then the main office; one in six is returned elsewhere. */
const placesOf = ({ catalogue: { locations }, chance }: Drawing): [string, string] => {
  const [suvarnabhumi = '', donMueang = '', sathorn = '', ...branches] = locations.map(({ id }) => id);
  const any = () =>
    chance.weighted([[34, suvarnabhumi], [15, donMueang], [21, sathorn], ...branches.map((id) => [10, id] as const)]);
  const pickUp = any();
  const other = any();
  return [pickUp, chance.is(0.17) ? other : pickUp];
};

const newReference = (plan: Drawing): string => {
  const reference = referenceFrom(plan.chance.bytes(REFERENCE_BYTES));
  if (plan.references.has(reference)) return newReference(plan);
  plan.references.add(reference);
  return reference;
};
