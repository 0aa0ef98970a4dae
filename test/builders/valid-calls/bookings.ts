import { bookingBody, customer } from '../booking.ts';
import type { Booked, Business } from './business.ts';
import type { Samples } from './sample.ts';

const priced = async (b: Business) => {
  const body = { vehicleId: b.vehicleId, ...b.dates, ...b.choices, usePoints: 0, paymentPlan: 'full' as const };
  return (await b.done('POST /booking-pricing/calculate', { body })).data.total;
};

const moved = { pickupDate: '2026-12-06T10:00', returnDate: '2026-12-11T10:00', totalAmount: 5350, version: 1 };
const places = { pickupLocation: 'Suvarnabhumi Airport', dropoffLocation: 'Suvarnabhumi Airport' };

/** Calls by customers for bookings. */
export const bookingCalls = {
  'POST /bookings/check-availability': ({ writes }) => ({
    body: { ...writes['POST /bookings/check-availability'], location: 'Silom' },
  }),
  'POST /booking-pricing/calculate': (b) => ({
    headers: b.customer.headers,
    body: {
      vehicleId: b.vehicleId,
      ...b.dates,
      ...b.choices,
      usePoints: 0,
      paymentPlan: 'full',
      paymentMethod: 'card',
    },
  }),
  'POST /bookings': async (b) => ({
    headers: b.customer.headers,
    body: bookingBody(b.vehicleId, {
      ...b.choices,
      usePoints: 0,
      paymentPlan: 'full',
      acceptTerms: true,
      language: 'th',
      status: 'pending',
      totalAmount: await priced(b),
    }),
  }),
  'GET /bookings/:id': async (b) => opened(await b.booked()),
  'POST /bookings/lookup': async ({ byClerk, booked }) => {
    const { id } = await booked();
    const { data } = await byClerk('GET /admin/bookings/:id', { params: { id } });
    return { body: { bookingNumber: data.bookingNumber, email: customer.email } };
  },
  'POST /bookings/:id/modify': async (b) => ({
    ...opened(await b.confirmed()),
    body: { ...moved, ...places, dryRun: false },
  }),
  'GET /bookings/:id/cancellation': async (b) => opened(await b.confirmed()),
  'POST /bookings/:id/cancel': async (b) => ({
    ...opened(await b.confirmed()),
    body: { refundAmount: 5350, reason: 'The flight was cancelled' },
  }),
  'POST /booking-pricing/:bookingId/addons': async (b) => ({
    ...ofBooking(await b.confirmed()),
    body: { addons: [{ addonId: b.addonId, quantity: 1 }], dryRun: false, version: 1, totalAmount: 5885 },
  }),
  'PATCH /booking-pricing/:bookingId/addons': async (b) => ({
    ...ofBooking(await b.confirmed()),
    body: { addons: [{ addonId: b.addonId, quantity: 1 }], dryRun: false, version: 1, totalAmount: 5885 },
  }),
  'DELETE /booking-pricing/:bookingId/addons': async (b) => {
    const booking = await b.confirmed();
    const body = { addons: [{ addonId: b.addonId, quantity: 1 }], totalAmount: 5885 };
    await b.done('POST /booking-pricing/:bookingId/addons', { ...ofBooking(booking), body });
    return {
      ...ofBooking(booking),
      body: { addonIds: [b.addonId], dryRun: false, version: await b.versionOf(booking), totalAmount: 5350 },
    };
  },
  'GET /bookings/:id/confirmation': async (b) => opened(await b.confirmed()),
  'GET /bookings/:id/calendar': async (b) => opened(await b.confirmed()),
  'GET /bookings/my-bookings': ({ list }) => ({ query: list }),
  'GET /bookings/my-history': ({ list }) => ({ query: list }),

  'GET /bookings/:id/review': async (b) => opened(await b.completed()),
  'POST /bookings/:id/review': async (b) => ({
    ...opened(await b.completed()),
    body: { rating: 5, comment: 'Clean and quiet', city: 'Pune', language: 'en' },
  }),
  'GET /vehicles/:id/reviews': ({ vehicleId: id }) => ({ params: { id }, query: { page: 1, limit: 10 } }),
  'GET /reviews/featured': () => ({ query: { language: 'th' } }),
  'GET /reviews': ({ list }) => ({ query: list }),
  'PATCH /reviews/:id': async (b) => {
    const body = { rating: 5, comment: 'Clean and quiet' };
    const { data } = await b.done('POST /bookings/:id/review', { ...opened(await b.completed()), body });
    return { params: { id: data.id }, body: { hidden: true } };
  },
} satisfies Partial<Samples>;

const opened = ({ id, headers }: Booked) => ({ params: { id }, headers });
const ofBooking = ({ id, headers }: Booked) => ({ params: { bookingId: id }, headers });
