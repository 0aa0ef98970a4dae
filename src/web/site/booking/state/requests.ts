import type { QuoteShape } from '#contract/pricing.ts';
import type { RouteInput } from '../../../api/routes.ts';
import { periodOf } from '../../../rental/rental.ts';
import { type BookingDraft, boughtCover } from './draft.ts';
import { quotedDrivers, sentDrivers } from './drivers.ts';

type NewBookingBody = RouteInput<'POST /bookings'>['body'];
type QuoteRequestBody = RouteInput<'POST /booking-pricing/calculate'>['body'];
/** The body of the quote request for a draft; null without a period. */
export const quoteRequest = (draft: BookingDraft): QuoteRequestBody | null => {
  const period = periodOf(draft.rental);
  if (!period) return null;
  const { pickupLocation, dropoffLocation, driverAge } = draft.rental;
  return {
    vehicleId: draft.vehicleId,
    ...period,
    ...(pickupLocation && { pickupLocation }),
    ...(dropoffLocation && { dropoffLocation }),
    ...(driverAge && { driverAge: Number(driverAge) }),
    ...(draft.drivers.length > 0 && { drivers: quotedDrivers(draft.drivers) }),
    ...choicesOf(draft),
  };
};

/** The quote request for the vehicle alone, as the list and its page price it. */
export const quoteRequestAlone = (draft: BookingDraft): QuoteRequestBody | null =>
  quoteRequest({
    ...draft,
    addons: {},
    cover: null,
    promoCode: '',
    exactVehicle: false,
    points: 0,
    drivers: [],
  });

const choicesOf = ({ addons, promoCode, exactVehicle, points, ...draft }: BookingDraft) => ({
  selectedAddons: Object.entries(addons)
    .filter(([, quantity]) => quantity > 0)
    .map(([addonId, quantity]) => ({ addonId, quantity })),
  selectedInsurance: boughtCover(draft),
  ...(promoCode && { promoCode }),
  ...(exactVehicle && { exactVehicle }),
  ...(points > 0 && { usePoints: points }),
});

/** The total and the answer to the promo code that the page shows, whether it offers a deposit, and its language. */
export type Seen = Readonly<{
  totalAmount: number;
  promo: QuoteShape['promo'];
  hasDeposit: boolean;
  language: 'en' | 'th';
  /** The code mailed to the customer, as typed; empty unless it was asked for. */
  emailCode?: string;
}>;

const counting: readonly string[] = ['applied', 'another-saves-more'];

/**
 * The body that creates the booking. The server refuses any other total, a code that does not count and a deposit that
 * is not offered: the page has said so, and leaves them out.
 */
export const newBookingBody = (
  draft: BookingDraft,
  { promo, hasDeposit, emailCode, ...seen }: Seen,
): NewBookingBody => {
  const { vehicleId, rental, plan } = draft;
  const { flightNumber, arrivalNote, ...customerInfo } = draft.customer;
  const { promoCode, ...choices } = choicesOf(draft);
  return {
    vehicleId,
    customerInfo,
    flightNumber,
    arrivalNote,
    pickupLocation: rental.pickupLocation,
    dropoffLocation: rental.dropoffLocation,
    pickupDate: `${rental.pickupDate}T${rental.pickupTime}`,
    returnDate: `${rental.returnDate}T${rental.returnTime}`,
    ...choices,
    ...(draft.drivers.length > 0 && { drivers: sentDrivers(draft.drivers) }),
    ...(emailCode && { emailCode }),
    ...(promoCode && (!promo || counting.includes(promo.status)) && { promoCode }),
    paymentPlan: hasDeposit ? plan : 'full',
    status: 'pending',
    ...seen,
  };
};

/**
 * A draft's choices as one text: equal texts mean equal bookings. The payment plan, chosen later, is not part of it.
 */
export const madeOf = (draft: BookingDraft): string => {
  const { selectedAddons, ...choices } = choicesOf(draft);
  const addons = selectedAddons.map(({ addonId, quantity }) => `${addonId} ${quantity}`).sort();
  const drivers = draft.drivers.length > 0 ? [draft.drivers] : [];
  return JSON.stringify([draft.vehicleId, draft.rental, draft.customer, addons, choices, ...drivers]);
};
