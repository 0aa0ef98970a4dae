import { manual } from '../manual.ts';
import type { Booked, Business } from './business.ts';
import type { Samples } from './sample.ts';

const of = ({ id }: Booked) => ({ params: { id } });

const filters = ({ vehicleId, silom, customer }: Business) => ({
  ...({ search: 'a', status: 'pending', paymentStatus: 'pending', view: 'unpaid', sort: '-created' } as const),
  customerId: customer.id,
  vehicleId,
  locationId: silom,
  from: '2026-12-01',
  to: '2026-12-31',
  madeFrom: '2026-11-01',
  madeTo: '2026-11-30',
});

const places = ({ suvarnabhumi }: Business) => ({
  pickupLocationId: suvarnabhumi,
  dropoffLocationId: suvarnabhumi,
});

const byHand = { vehiclePrice: { amount: 4000, reason: 'A regular customer' } };
const handPaid = {
  paymentMethod: 'cash',
  paymentStatus: 'partial',
  paymentAmount: 100,
  paymentReference: 'R-1',
} as const;

/** Calls by staff for bookings at the counter. */
export const counterCalls = {
  'GET /admin/bookings': (b) => ({ query: { ...filters(b), page: 1, limit: 10 } }),
  'GET /admin/bookings/export': (b) => ({ query: { ...filters(b), columns: 'number.status', language: 'th' } }),
  'GET /admin/bookings/stats': () => ({}),
  'GET /admin/bookings/:id': async (b) => of(await b.confirmed()),
  'PUT /admin/bookings/:id': async (b) => ({
    ...of(await b.booked()),
    body: {
      startDate: '2026-12-06T10:00',
      endDate: '2026-12-11T10:00',
      vehicleId: b.another,
      ...places(b),
      ...handPaid,
      notes: 'Comes late',
      version: 1,
      dryRun: false,
      totalAmount: 5350,
    },
  }),
  'PUT /admin/bookings/:id/status': async (b) => ({
    ...of(await b.confirmed()),
    headers: b.admin.headers,
    body: {
      status: 'cancelled',
      version: 1,
      reason: 'The flight was cancelled',
      force: false,
      refundAmount: 5350,
      withoutPickUp: false,
    },
  }),
  'POST /admin/bookings/:id/resend-email': async (b) => {
    const booking = await b.booked();
    await b.app.runJob('mail-booking-received', { bookingId: booking.id });
    return of(booking);
  },
  'DELETE /admin/bookings/:id': async (b) => of(await b.completed()),
  'GET /admin/bookings/calendar': ({ categoryId, silom: locationId }) => [
    { query: { from: '2026-12-01', days: 31, cancelled: 'true', categoryId, locationId } },
    { query: { month: 12, year: 2026 } },
  ],
  'POST /admin/bookings/:id/pick-up': async (b) => ({
    ...of(await b.confirmed()),
    body: {
      version: 1,
      mileage: 12_000,
      fuel: 8,
      licenseChecked: true,
      damage: 'A scratch',
      note: 'Two keys',
    },
  }),
  'GET /admin/bookings/:id/return': async (b) => of(await b.out()),
  'POST /admin/bookings/:id/return': async (b) => {
    const booking = await b.out();
    return {
      ...of(booking),
      body: {
        version: await b.versionOf(booking),
        mileage: 12_400,
        fuel: 4,
        damage: 'A dent',
        note: 'One key',
        lateFee: 500,
        withoutPickUp: false,
      },
    };
  },
  'POST /admin/bookings/:id/photos/:kind': async (b) => ({
    params: { id: (await b.out()).id, kind: 'pick-up' },
    files: [b.photo],
  }),
  'GET /admin/bookings/:id/photos/:photoId': async (b) => {
    const { id } = await b.out();
    return { params: { id, photoId: await photographed(b, id) } };
  },
  'GET /admin/bookings/:id/agreement': async (b) => {
    const booking = await b.out();
    await signed(b, booking);
    return { ...of(booking), query: { copy: 'signed', version: 1 } };
  },
  'GET /admin/bookings/:id/agreements': async (b) => of(await b.out()),
  'POST /admin/bookings/:id/agreement': async (b) => {
    const booking = await b.out();
    const body = { version: await b.versionOf(booking), signedName: 'Hannah Keller', signature: b.signature };
    return { ...of(booking), body };
  },
  'GET /admin/bookings/free-vehicles': ({ dates }) => ({ query: dates }),
  'POST /admin/bookings/quote': (b) => ({
    body: { vehicleId: b.vehicleId, ...b.dates, ...places(b), ...b.choices, ...byHand },
  }),
  'POST /admin/bookings': async (b) => {
    const body = { vehicleId: b.vehicleId, ...b.dates, ...places(b), ...b.choices, ...byHand };
    const { quote } = (await b.byClerk('POST /admin/bookings/quote', { body })).data;
    const customer = await b.byClerk('POST /admin/customers', { body: b.writes['POST /admin/customers'] });
    const more = {
      ...body,
      ...handPaid,
      totalAmount: quote.total,
      notes: 'By telephone',
      language: 'en' as const,
      bookingType: 'manual' as const,
      status: 'confirmed' as const,
      customerName: 'Malee Chaiyo',
      licenseNumber: '1234 5678',
    };
    return [
      { body: manual(b.vehicleId, b.silom, { ...more, customerId: '' }) },
      { body: manual(b.vehicleId, b.silom, { ...more, customerId: customer.data.id }) },
    ];
  },
  'GET /admin/search': () => ({ query: { search: 'han' } }),
  'GET /admin/views': () => ({ query: { list: 'bookings' } }),
  'POST /admin/views': ({ writes }) => ({ body: writes['POST /admin/views'] }),
  'DELETE /admin/views/:id': async ({ byClerk, writes }) => {
    const { data } = await byClerk('POST /admin/views', { body: writes['POST /admin/views'] });
    return { params: { id: data.id } };
  },
} satisfies Partial<Samples>;

const signed = async (b: Business, booking: Booked) =>
  b.byClerk('POST /admin/bookings/:id/agreement', {
    ...of(booking),
    body: { version: await b.versionOf(booking), signedName: 'Hannah Keller' },
  });

const photographed = async ({ app, clerk, photo }: Business, id: string) => {
  const form = new FormData();
  form.set('images', new Blob([new Uint8Array(photo)]), 'front.jpg');
  const { headers } = clerk;
  const url = `/api/admin/bookings/${id}/photos/pick-up`;
  const { data } = (await app.server.inject({ method: 'POST', url, headers, payload: form })).json();
  return String(data[0]).split('/').at(-1) ?? '';
};
