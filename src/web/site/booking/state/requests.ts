import type { RouteInput } from '../../../api/routes.ts';
import { periodOf } from '../../../rental/rental.ts';
import type { BookingDraft } from './draft.ts';

type NewBookingBody = RouteInput<'POST /bookings'>['body'];
type QuoteRequestBody = RouteInput<'POST /booking-pricing/calculate'>['body'];
/** The body of the quote request for a draft; null without a period. */
export const quoteRequest = (draft: BookingDraft): QuoteRequestBody | null => {
  const period = periodOf(draft.rental);
  if (!period) return null;
  return { vehicleId: draft.vehicleId, ...period, ...choicesOf(draft) };
};

const choicesOf = ({ addons, cover, promoCode, points }: BookingDraft) => ({
  selectedAddons: Object.entries(addons)
    .filter(([, quantity]) => quantity > 0)
    .map(([addonId, quantity]) => ({ addonId, quantity })),
  selectedInsurance: cover,
  ...(promoCode && { promoCode }),
  ...(points > 0 && { usePoints: points }),
});

/** The body that creates the booking. `totalAmount` is the total shown; the server refuses any other. */
export const newBookingBody = (
  draft: BookingDraft,
  seen: { totalAmount: number; language: 'en' | 'th' },
): NewBookingBody => {
  const { vehicleId, customer, rental, plan } = draft;
  return {
    vehicleId,
    customerInfo: customer,
    pickupLocation: rental.pickupLocation,
    dropoffLocation: rental.dropoffLocation,
    pickupDate: `${rental.pickupDate}T${rental.pickupTime}`,
    returnDate: `${rental.returnDate}T${rental.returnTime}`,
    ...choicesOf(draft),
    paymentPlan: plan,
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
  return JSON.stringify([draft.vehicleId, draft.rental, draft.customer, addons, choices]);
};
