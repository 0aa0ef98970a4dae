import { emailCode } from '#modules/booking/records/email-code.ts';
import { bookingBody, customer } from '../booking.ts';
import { testSealer } from '../sealer.ts';
import type { Booked, Business } from './business.ts';
import type { Samples } from './sample.ts';

const priced = async (b: Business) => {
  const body = { vehicleId: b.vehicleId, ...b.dates, ...b.choices, usePoints: 0, paymentPlan: 'full' as const };
  return (await b.done('POST /booking-pricing/calculate', { body })).data.total;
};

const moved = { pickupDate: '2026-12-06T10:00', returnDate: '2026-12-11T10:00', totalAmount: 5350, version: 1 };
const places = { pickupLocation: 'Suvarnabhumi Airport', dropoffLocation: 'Suvarnabhumi Airport' };

const driver = {
  name: 'Hannah Keller',
  bornOn: '1990-05-04',
  licenseCountry: 'AU' as const,
  licenseClass: 'C',
  licenseNumber: 'NSW 1234 5678',
  licenseIssuedOn: '2015-06-01',
  licenseExpiresOn: '2030-06-01',
  permit: '1949' as const,
};

/** Calls by customers for bookings. */
export const bookingCalls = {
  'POST /bookings/check-availability': ({ writes }) => ({
    body: {
      ...writes['POST /bookings/check-availability'],
      location: 'Silom',
      dropoffLocation: 'Silom',
      exactVehicle: true,
    },
  }),
  'POST /booking-pricing/calculate': (b) => ({
    headers: b.customer.headers,
    body: {
      vehicleId: b.vehicleId,
      ...b.dates,
      ...b.choices,
      pickupLocation: 'Silom',
      dropoffLocation: 'Silom',
      usePoints: 0,
      exactVehicle: true,
      paymentPlan: 'full',
      paymentMethod: 'card',
      driverAge: 30,
      drivers: [driver],
    },
  }),
  'GET /booking-pricing/start-days': (b) => ({
    headers: b.customer.headers,
    query: { vehicleId: b.vehicleId, ...b.dates, location: 'Silom', dropoffLocation: 'Silom', driverAge: 30 },
  }),
  'POST /bookings': async (b) => ({
    headers: b.customer.headers,
    body: bookingBody(b.vehicleId, {
      ...b.choices,
      usePoints: 0,
      exactVehicle: true,
      paymentPlan: 'full',
      acceptTerms: true,
      emailCode: await b.app.step(async ({ now }) => emailCode(testSealer, { email: customer.email, now })),
      language: 'th',
      flightNumber: 'TG 677',
      arrivalNote: 'Lands at nine',
      drivers: [driver],
      status: 'pending',
      totalAmount: await priced(b),
    }),
  }),
  'POST /bookings/email-code': () => ({ body: { email: customer.email, language: 'th' } }),
  'GET /bookings/:id': async (b) => opened(await b.booked()),
  'GET /bookings/:id/promptpay': async (b) => opened(await b.byTransfer()),
  'GET /bookings/:id/slips': async (b) => opened(await b.byTransfer()),
  'POST /bookings/:id/slips': async (b) => ({ ...opened(await b.byTransfer()), files: [b.photo] }),
  'GET /bookings/:id/slips/:slipId': async (b) => {
    const { id, headers } = await b.byTransfer();
    return { headers, params: { id, slipId: await slipped(b, id) } };
  },
  'DELETE /bookings/:id/slips/:slipId': async (b) => {
    const { id, headers } = await b.byTransfer();
    return { headers, params: { id, slipId: await slipped(b, id, headers) } };
  },
  'POST /bookings/lookup': async ({ byClerk, booked }) => {
    const { id } = await booked();
    const { data } = await byClerk('GET /admin/bookings/:id', { params: { id } });
    return { body: { bookingNumber: data.bookingNumber, email: customer.email } };
  },
  'POST /bookings/:id/modify': async (b) => ({
    ...opened(await b.confirmed()),
    body: { ...moved, ...places, dryRun: false },
  }),
  'DELETE /bookings/:id/change': async (b) => opened(await b.confirmed()),
  'POST /bookings/:id/keep': async (b) => ({ ...opened(await b.confirmed()), headers: b.clerk.headers }),
  'PUT /bookings/:id/arrival': async (b) => ({
    ...opened(await b.confirmed()),
    body: { flightNumber: 'TG 677', arrivalNote: 'Lands at nine' },
  }),
  'GET /bookings/:id/cancellation': async (b) => opened(await b.confirmed()),
  'GET /bookings/:id/extension': async (b) => opened(await b.out()),
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
  'GET /reviews/:id': async (b) => {
    const body = { rating: 5, comment: 'Clean and quiet' };
    const { data } = await b.done('POST /bookings/:id/review', { ...opened(await b.completed()), body });
    return { params: { id: data.id } };
  },
  'PATCH /reviews/:id': async (b) => {
    const body = { rating: 5, comment: 'Clean and quiet' };
    const { data } = await b.done('POST /bookings/:id/review', { ...opened(await b.completed()), body });
    return { params: { id: data.id }, body: { hidden: true } };
  },
} satisfies Partial<Samples>;

const opened = ({ id, headers }: Booked) => ({ params: { id }, headers });
const ofBooking = ({ id, headers }: Booked) => ({ params: { bookingId: id }, headers });

/** Attaches a slip, as a clerk unless the headers are somebody else's; returns its id. */
const slipped = async ({ app, clerk, photo }: Business, id: string, headers = clerk.headers) => {
  const form = new FormData();
  form.set('slips', new Blob([new Uint8Array(photo)]), 'slip.jpg');
  const { data } = (
    await app.server.inject({ method: 'POST', url: `/api/bookings/${id}/slips`, headers, payload: form })
  ).json();
  return String(data[0].id);
};
