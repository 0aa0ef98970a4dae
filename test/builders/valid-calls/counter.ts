import { sql } from 'drizzle-orm';
import { changedInDatabase } from '../booking.ts';
import { manual } from '../manual.ts';
import { card } from '../payments.ts';
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

const given = { amount: 100, reason: 'A regular customer' };
const byHand = { vehiclePrice: { amount: 4000, reason: 'A regular customer' }, discount: given };
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
  'PUT /admin/bookings/:id': async (b) => {
    const booking = await b.booked();
    await bookAsClass(b);
    // Makes room for it.
    await b.booked(b.another);
    const { selectedAddons, selectedInsurance } = b.choices;
    const change = {
      startDate: '2026-12-06T10:00',
      endDate: '2026-12-11T10:00',
      vehicleId: b.another,
      ...places(b),
      selectedAddons,
      selectedInsurance,
      discount: given,
      keepPrice: { reason: 'The other car broke down' },
      version: 1,
    };
    const priced = { ...of(booking), body: { ...change, dryRun: true } };
    const { data } = await b.byClerk('PUT /admin/bookings/:id', priced);
    const who = { firstName: 'Hanna', lastName: 'Kellner', customerEmail: 'hanna.kellner@example.com' };
    const arrival = { flightNumber: 'TG 677', arrivalNote: 'Lands at nine', notes: 'Comes late' };
    const body = { ...change, ...who, ...handPaid, ...arrival, customerPhone: '+66 81 000 0000' };
    return { ...of(booking), body: { ...body, dryRun: false, totalAmount: data.quote.total, moves: sent(data.moves) } };
  },
  'PUT /admin/bookings/:id/status': async (b) => {
    const body = { status: 'cancelled', version: 1, reason: 'The flight was cancelled' } as const;
    const more = { refundAmount: 5350, withoutPickUp: false };
    const booking = of(await b.confirmed());
    const sample = (force: boolean) => ({ ...booking, headers: b.admin.headers, body: { ...body, ...more, force } });
    return [sample(false), sample(true)];
  },
  'GET /admin/bookings/moves': ({ categoryId }) => ({ query: { categoryId, from: '2026-12-01', until: '2026-12-31' } }),
  'POST /admin/bookings/moves': async (b) => {
    await bookAsClass(b);
    const { id: bookingId } = await b.confirmed();
    const { data } = await b.byClerk('GET /admin/bookings/:id', { params: { id: bookingId } });
    const from = data.vehicleId;
    return { body: { moves: [{ bookingId, from, to: from === b.vehicleId ? b.another : b.vehicleId }] } };
  },
  'POST /admin/bookings/:id/lock-vehicle': async (b) => ({ ...of(await b.confirmed()), body: { version: 1 } }),
  'GET /admin/bookings/:id/email': async (b) => of(await mailed(b)),
  'POST /admin/bookings/:id/resend-email': async (b) => {
    const booking = await mailed(b);
    const { data } = await b.byClerk('GET /admin/bookings/:id/email', of(booking));
    return { ...of(booking), query: { mailId: data.mailId ?? '' } };
  },
  'POST /admin/bookings/end-unproven': () => ({}),
  'DELETE /admin/bookings/:id': async (b) => of(await b.completed()),
  'GET /admin/bookings/calendar': async ({ categoryId, silom: locationId, ...b }) => [
    { query: { from: '2026-12-01', days: 31, cancelled: 'true', categoryId, locationId } },
    { query: { days: 7, startDate: '2026-12-01T10:00', endDate: '2026-12-03T10:00' } },
    { query: { month: 12, year: 2026, page: 1, limit: 5, bookingId: (await b.confirmed()).id } },
  ],
  'POST /admin/bookings/:id/pick-up': async (b) => ({
    ...of(await b.confirmed()),
    headers: b.admin.headers,
    body: {
      version: 1,
      id: '0199cc00-0000-7000-8000-000000000001',
      secondsAgo: 60,
      mileage: 12_000,
      fuel: 8,
      licenseChecked: true,
      licensesSeen: ['0199cc00-0000-7000-8000-000000000009'],
      damage: 'A scratch',
      newDamage: [newDamage],
      inspected: false,
      note: 'Two keys',
      withoutAgreement: 'The tablet is broken: signed on paper',
    },
  }),
  'GET /admin/bookings/:id/return': async (b) => {
    const booking = await b.out();
    return { ...of(booking), query: { at: await outSince(b, booking) } };
  },
  'POST /admin/bookings/:id/return': async (b) => {
    const booking = await b.out();
    return {
      ...of(booking),
      body: {
        version: await b.versionOf(booking),
        id: '0199cc00-0000-7000-8000-000000000002',
        secondsAgo: 60,
        mileage: 12_400,
        fuel: 4,
        damage: 'A dent',
        newDamage: [newDamage],
        inspected: false,
        lateFeeReason: 'The flight was late',
        note: 'One key',
        lateFee: 500,
        earlyTotal: await b.totalOf(booking),
        withoutPickUp: false,
        returnedAt: await outSince(b, booking),
        pickUpMileage: { mileage: 12_100, reason: 'A digit was misread' },
      },
    };
  },
  'POST /admin/bookings/:id/photos/:kind': async (b) => ({
    params: { id: (await b.out()).id, kind: 'pick-up' },
    query: { place: 'front' as const, id: '0199cc00-0000-7000-8000-000000000003', secondsAgo: 60 },
    files: [b.photo],
  }),
  'GET /bookings/:id/damage': async (b) => {
    const booking = await b.out();
    return { ...of(booking), headers: booking.headers };
  },
  'GET /bookings/:id/photos': async (b) => {
    const { id, headers } = await b.out();
    await photographed(b, id);
    return { params: { id }, headers };
  },
  'GET /bookings/:id/photos/:photoId': async (b) => {
    const { id, headers } = await b.out();
    return { params: { id, photoId: await photographed(b, id) }, headers };
  },
  'POST /bookings/:id/photos': async (b) => {
    const { id, headers } = await b.out();
    return { params: { id }, headers, query: { place: 'front' as const }, files: [b.photo] };
  },
  'GET /bookings/:id/security-deposits': async (b) => {
    const booking = await deposited(b);
    return { ...of(booking), headers: booking.headers };
  },
  'POST /bookings/:id/card-holds': async (b) => {
    const booking = await dueSoon(b);
    const { token } = (await b.done('POST /payments/create-token', { body: card('4242424242424242') })).data;
    const returnUri = 'http://localhost:3000/booking/manage/1';
    return { ...of(booking), headers: booking.headers, body: { cardToken: token, returnUri } };
  },
  'GET /bookings/:id/card-holds/latest': async (b) => {
    const booking = await b.confirmed();
    return { ...of(booking), headers: booking.headers };
  },
  'GET /admin/security-deposits': () => ({ query: { view: 'with-us' as const, search: 'a', page: 1, limit: 5 } }),
  'POST /admin/bookings/:id/security-deposits': async (b) => ({
    ...of(await b.confirmed()),
    body: { amount: 5000, method: 'cash', reference: 'R-1' },
  }),
  'POST /admin/bookings/:id/security-deposits/link': async (b) => of(await dueSoon(b)),
  'POST /admin/security-deposits/:id/end': async (b) => ({
    params: { id: await depositOf(b) },
    body: { keep: 0, withOpenClaim: true },
  }),
  'GET /bookings/:id/claims': async (b) => {
    const { booking } = await claimed(b);
    return { ...of(booking), headers: booking.headers };
  },
  'POST /bookings/:id/claims/:claimId/answer': async (b) => {
    const { booking, claimId } = await claimed(b);
    const target = { params: { id: booking.id, claimId }, headers: booking.headers };
    return { ...target, body: { answer: 'disputed' as const, text: 'It was there before' } };
  },
  'GET /admin/claims': () => ({ query: { view: 'open' as const, search: 'a', page: 1, limit: 5 } }),
  'POST /admin/bookings/:id/claims': async (b) => {
    const { booking, photoId } = await claimed(b);
    const { data } = await b.byClerk('GET /bookings/:id/damage', of(booking));
    const { id: damageId = '' } = data.atReturn.at(0) ?? {};
    return { ...of(booking), body: { ...scratch, photos: [photoId], damageId, newDamage } };
  },
  'GET /admin/claim-prices': () => ({}),
  'POST /admin/claim-prices': () => [{ body: priceOfDamage }, { body: priceOfKey }],
  'PUT /admin/claim-prices/:id': async (b) => ({
    params: { id: await priced(b) },
    body: { ...priceOfDamage, categoryId: b.categoryId, version: 1 },
  }),
  'DELETE /admin/claim-prices/:id': async (b) => ({ params: { id: await priced(b) } }),
  'GET /admin/bookings/:id/claim-proposal': async (b) => ({
    ...of(await b.out()),
    query: { kind: 'damage' as const, damageKind: 'dent' as const, damageSize: 'large' as const, item: 'Key' },
  }),
  'POST /admin/claims/:id/decision': async (b) => {
    const { claimId } = await claimed(b);
    return { params: { id: claimId }, body: { charge: 0, reason: 'It was there before' } };
  },
  'GET /bookings/:id/agreements': async (b) => {
    const booking = await b.out();
    await signed(b, booking);
    return { ...of(booking), headers: booking.headers };
  },
  'GET /bookings/:id/agreements/:version': async (b) => {
    const booking = await b.out();
    await signed(b, booking);
    return { params: { id: booking.id, version: '2' }, headers: booking.headers };
  },
  'POST /bookings/:id/agreements': async (b) => {
    const booking = await dueSoon(b);
    const body = { version: await b.versionOf(booking), ...hannah, signature: b.signature };
    return { ...of(booking), headers: booking.headers, body };
  },
  'GET /admin/agreement-texts': () => ({}),
  'GET /admin/agreement-texts/:number': () => ({ params: { number: '1' } }),
  'POST /admin/agreement-texts': async (b) => {
    const { data } = await b.byAdmin('GET /admin/agreement-texts', {});
    const body = { ...b.writes['POST /admin/agreement-texts'], basedOn: data[0]?.number ?? 0 };
    return [{ body }, { body: { ...body, validFrom: '2027-01-01T00:00' } }];
  },
  'POST /admin/agreement-texts/preview': ({ writes }) => ({ body: writes['POST /admin/agreement-texts/preview'] }),
  'GET /admin/bookings/:id/agreement': async (b) => {
    const booking = await b.out();
    await signed(b, booking);
    return { ...of(booking), query: { copy: 'signed', version: 1 } };
  },
  'GET /admin/bookings/:id/chargeback-evidence': async (b) => ({
    ...of(await b.out()),
    query: { language: 'en' as const },
  }),
  'GET /admin/bookings/:id/agreements': async (b) => of(await b.out()),
  'POST /admin/bookings/:id/agreement': async (b) => {
    const booking = await b.out();
    const body = { version: await b.versionOf(booking), ...hannah, signature: b.signature };
    return { ...of(booking), body };
  },
  'GET /admin/bookings/free-vehicles': (b) => ({
    query: { ...b.dates, ...places(b), vehicleId: b.vehicleId, search: 'a', page: 1, limit: 5 },
  }),
  'POST /admin/bookings/quote': async (b) => {
    const customer = await b.byClerk('POST /admin/customers', { body: b.writes['POST /admin/customers'] });
    const customerId = customer.data.id;
    return { body: { customerId, vehicleId: b.vehicleId, ...b.dates, ...places(b), ...b.choices, ...byHand } };
  },
  'POST /admin/bookings': async (b) => {
    await bookAsClass(b);
    // Makes room for it.
    const { id } = await b.confirmed();
    const { vehicleId } = (await b.byClerk('GET /admin/bookings/:id', { params: { id } })).data;
    const body = { vehicleId, ...b.dates, ...places(b), ...b.choices, ...byHand };
    const { quote, moves } = (await b.byClerk('POST /admin/bookings/quote', { body })).data;
    const customer = await b.byClerk('POST /admin/customers', { body: b.writes['POST /admin/customers'] });
    const more = {
      ...body,
      ...handPaid,
      totalAmount: quote.total,
      moves: sent(moves),
      notes: 'By telephone',
      flightNumber: 'TG 677',
      arrivalNote: 'Lands at nine',
      language: 'en' as const,
      bookingType: 'manual' as const,
      status: 'confirmed' as const,
      customerName: 'Malee Chaiyo',
      licenseNumber: '1234 5678',
    };
    return [
      { body: manual(vehicleId, b.silom, { ...more, customerId: '' }) },
      { body: manual(vehicleId, b.silom, { ...more, customerId: customer.data.id }) },
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

/** When the vehicle of a booking was handed over. */
const outSince = async (b: Business, booking: Booked) => {
  const { data } = await b.byClerk('GET /admin/bookings/:id', of(booking));
  return data.handOvers[0]?.at ?? '';
};

const mailed = async (b: Business) => {
  const booking = await b.booked();
  await b.app.runJob('mail-booking-received', { bookingId: booking.id });
  return booking;
};

const hannah = { signedName: 'Hannah Keller', textNumber: 1, agreesToLaterCharges: true };

const signed = async (b: Business, booking: Booked) =>
  b.byClerk('POST /admin/bookings/:id/agreement', {
    ...of(booking),
    body: { version: await b.versionOf(booking), ...hannah },
  });

/** Both vehicles of the category are promised as a class from now on. */
const bookAsClass = (b: Business) =>
  b.app.db.execute(sql`update category set booked_as_class = true where id = ${b.categoryId}`);

type Seen = Readonly<{ bookingId: string; from: { id: string }; to: { id: string } }>;

const sent = (moves: readonly Seen[]) =>
  moves.map(({ bookingId, from, to }) => ({ bookingId, from: from.id, to: to.id }));

/** A confirmed booking, picked up within a day. */
const dueSoon = async (b: Business) => {
  const booking = await b.confirmed();
  await changedInDatabase(b.app, sql`pick_up_at = created_at + interval '3 hours'`, sql`id = ${booking.id}`);
  return booking;
};

const newDamage = {
  place: 'left' as const,
  pin: { x: 120, y: 500 },
  kind: 'scratch' as const,
  size: 'small' as const,
  note: 'Below the handle',
};

const scratch = { kind: 'damage' as const, amount: 1500, isTaxed: false, text: 'A scratch on the left door' };

const priceOfDamage = {
  kind: 'damage' as const,
  damageKind: 'dent' as const,
  damageSize: 'large' as const,
  item: null,
  itemInThai: null,
  categoryId: null,
  amount: 12_000,
  isTaxed: false,
};
const priceOfKey = {
  ...{ kind: 'lost' as const, item: 'Key', itemInThai: 'กุญแจ', amount: 5000, isTaxed: false },
  ...{ damageKind: null, damageSize: null, categoryId: null },
};

const priced = async (b: Business) => {
  const body = { ...priceOfKey, item: `Key ${crypto.randomUUID()}` };
  const { data } = await b.byClerk('POST /admin/claim-prices', { body });
  return data.id;
};

/** A returned rental with a claim that waits for its customer. */
const claimed = async (b: Business) => {
  const booking = await b.out();
  const photoId = await photographed(b, booking.id);
  const dent = { place: 'roof' as const, kind: 'dent' as const, size: 'large' as const };
  const back = { version: await b.versionOf(booking), mileage: 12_400, fuel: 4, newDamage: [dent, newDamage] };
  await b.byClerk('POST /admin/bookings/:id/return', { ...of(booking), body: back });
  const body = { ...scratch, photos: [photoId], newDamage };
  const { data } = await b.byClerk('POST /admin/bookings/:id/claims', { ...of(booking), body });
  return { booking, photoId, claimId: data.id };
};

/** A confirmed booking whose security deposit was left. */
const deposited = async (b: Business) => {
  const booking = await b.confirmed();
  await b.byClerk('POST /admin/bookings/:id/security-deposits', {
    ...of(booking),
    body: { amount: 5000, method: 'cash' },
  });
  return booking;
};

const depositOf = async (b: Business) => {
  const { data } = await b.byClerk('GET /bookings/:id/security-deposits', of(await deposited(b)));
  return data.left[0]?.id ?? '';
};

const photographed = async ({ app, clerk, photo }: Business, id: string) => {
  const form = new FormData();
  form.set('images', new Blob([new Uint8Array(photo)]), 'front.jpg');
  const { headers } = clerk;
  const url = `/api/admin/bookings/${id}/photos/pick-up`;
  const { data } = (await app.server.inject({ method: 'POST', url, headers, payload: form })).json();
  return String(data[0].id);
};
