import type { Chance } from '#platform/random.ts';
import { rentalDates } from '../rental-dates.ts';
import type { Act, Worker } from '../worker.ts';

const A_SEAT_OR_TWO = 0.4;
const WITH_CODE = 0.35;

/** A visitor gets a quote and books. */
export const book: Act = async ({ call, business, own, acknowledge }, chance, key) => {
  const { from: pickupDate, until: returnDate } = rentalDates(chance);
  const choices = {
    vehicleId: chance.pick(business.vehicleIds),
    selectedAddons: chance.is(A_SEAT_OR_TWO)
      ? [{ addonId: chance.pick(business.addonIds), quantity: chance.whole(1, 2) }]
      : [],
    ...(chance.is(WITH_CODE) && { promoCode: business.promoCode }),
  };
  const quote = await call('POST /booking-pricing/calculate', {
    body: { ...choices, startDate: pickupDate, endDate: returnDate },
  });
  if (!quote.isDone) return;
  const place = chance.pick(business.places).name;
  const booked = await call('POST /bookings', {
    key,
    body: {
      ...choices,
      pickupDate,
      returnDate,
      pickupLocation: place,
      dropoffLocation: chance.pick(business.places).name,
      customerInfo: personOf(key),
      totalAmount: quote.body.data.total,
      language: chance.pick(['en', 'th'] as const),
      acceptTerms: true,
    },
  });
  if (!booked.isDone) return;
  const { accessToken, bookingId, version } = booked.body.data;
  own.push({ id: bookingId, headers: { 'x-booking-token': accessToken }, isOver: false });
  acknowledge({ what: 'booking', bookingId, version });
};

/** Staff create a booking at the counter; half are paid in cash at once. */
export const bookByHand: Act = async ({ call, headers, business, acknowledge }, chance, key) => {
  const { from: startDate, until: endDate } = rentalDates(chance);
  const place = chance.pick(business.places).id;
  const rental = { vehicleId: chance.pick(business.vehicleIds), startDate, endDate };
  const quote = await call('POST /admin/bookings/quote', { headers, body: rental });
  if (!quote.isDone) return;
  const { firstName, lastName, email, phone } = personOf(key);
  const booked = await call('POST /admin/bookings', {
    headers,
    key,
    body: {
      ...rental,
      firstName,
      lastName,
      customerEmail: email,
      customerPhone: phone,
      pickupLocationId: place,
      dropoffLocationId: place,
      totalAmount: quote.body.data.quote.total,
      ...(chance.is(0.5) && { paymentStatus: 'paid' as const, paymentMethod: 'cash' }),
    },
  });
  if (!booked.isDone) return;
  const { id, version } = booked.body.data;
  acknowledge({ what: 'booking', bookingId: id, version });
};

/** A new person each time, so that limits per person do not apply. */
const personOf = (key: string) => ({
  firstName: 'Hannah',
  lastName: 'Keller',
  phone: '+61 4 5550 0142',
  licenseNumber: 'NSW 1234 5678',
  email: `${key}@example.com`,
});

/** One of the worker's own bookings, unless known to have ended. */
export const anyOwn = ({ own }: Worker, chance: Chance) => {
  const living = own.filter(({ isOver }) => !isOver);
  return living.length > 0 ? chance.pick(living.slice(-6)) : undefined;
};
