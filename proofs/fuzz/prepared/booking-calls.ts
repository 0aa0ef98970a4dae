import { mailQueued } from './mail-queued.ts';
import type { Office, Preparations } from './office.ts';
import { cardToken } from './payment-calls.ts';
import {
  asCustomer,
  booked,
  bookingRequest,
  byTransfer,
  counterRequest,
  dueNow,
  dueWithDeposit,
  moveOfClass,
  nextRental,
  out,
  over,
  ownAddon,
  ownPlace,
  paidInCash,
  pickUp,
  seen,
  signedNow,
  textOf,
} from './rentals.ts';

const ofPaid = async (office: Office) => ({ params: (await paidInCash(office)).params });
const ofOwn = async (office: Office) => {
  const { params, headers } = await booked(office);
  return { params, headers };
};

/** Adds an add-on to a new booking at the quoted price. */
const withAddon = async (office: Office) => {
  const { bookingId, headers } = await booked(office);
  const addons = [{ addonId: (await ownAddon(office)).id, quantity: 1 }];
  const target = { params: { bookingId }, headers };
  const { data } = await office.call('POST /booking-pricing/:bookingId/addons', {
    ...target,
    body: { addons, dryRun: true },
  });
  return { ...target, body: { addons, totalAmount: data.quote.total } };
};
const addonAdded = async (office: Office) => {
  const change = await withAddon(office);
  await office.call('POST /booking-pricing/:bookingId/addons', change);
  return change;
};

const atReturn = async (office: Office) => returning(await out(office));
const returning = ({ id, version }: Readonly<{ id: string; version: number }>) => ({
  params: { id },
  body: { version, mileage: 12_400, fuel: 8 },
});

/** A rental that is out, with the token of its customer. */
const ofOut = async (office: Office) => {
  const booking = await out(office);
  return { params: { id: booking.id }, headers: await asCustomer(office, booking) };
};

/** Sends the picture of the run to an address; returns what is answered. */
const uploaded = async (office: Office, target: string, { field, headers }: { field: string; headers: Headers }) => {
  const boundary = 'a-picture';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const { json } = await office.ask({
    method: 'POST',
    target: `/api${target}`,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), office.picture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return json;
};
type Headers = Readonly<Record<string, string>>;

/** A hand-over photograph. */
const photographed = async (office: Office) => {
  const { id } = await out(office);
  const target = `/admin/bookings/${id}/photos/pick-up`;
  const json = await uploaded(office, target, { field: 'images', headers: await office.admin() });
  const [photo] = (json as { data: { id: string }[] }).data;
  return { params: { id, photoId: photo?.id ?? '' }, headers: await office.admin() };
};

const ofTransfer = async (office: Office) => {
  const { params, headers } = await byTransfer(office);
  return { params, headers };
};

/** A booking with a slip that its customer sent. */
const withSlip = async (office: Office) => {
  const { params, headers } = await byTransfer(office);
  const json = await uploaded(office, `/bookings/${params.id}/slips`, { field: 'slips', headers });
  const [slip] = (json as { data: { id: string }[] }).data;
  return { headers, params: { id: params.id, slipId: slip?.id ?? '' } };
};

/** A confirmed booking whose security deposit was left. */
const deposited = async (office: Office) => {
  const { id } = await dueNow(office);
  const left = { params: { id }, body: { amount: 5000, method: 'cash' as const } };
  const { data } = await office.call('POST /admin/bookings/:id/security-deposits', left);
  return { id, depositId: data.id, headers: await office.admin() };
};

/** A returned rental with a claim that waits for its customer. */
const claimed = async (office: Office) => {
  const booking = await out(office);
  const { params, body } = returning(booking);
  await office.call('POST /admin/bookings/:id/return', { params, body });
  const claim = { kind: 'cleaning' as const, amount: 1500, isTaxed: true, text: 'Sand on all seats' };
  const { data } = await office.call('POST /admin/bookings/:id/claims', { params, body: claim });
  return { id: params.id, claimId: data.id, claim, booking };
};

const lostItem = (office: Office) => ({
  ...{ kind: 'lost' as const, item: `Key ${office.number()}`, amount: 5000, isTaxed: false },
});
const claimPrice = async (office: Office) =>
  (await office.call('POST /admin/claim-prices', { body: lostItem(office) })).data;

/** A paid booking with the token of its customer. */
const ofPaidOwn = async (office: Office) => {
  const { params, headers } = await paidInCash(office);
  return { params, headers };
};

export const bookingCalls: Preparations = {
  'POST /bookings/check-availability': async (office) => ({ body: await nextRental(office) }),
  'POST /booking-pricing/calculate': async (office) => ({ body: await nextRental(office) }),
  'GET /booking-pricing/start-days': async (office) => ({ query: await nextRental(office) }),
  'POST /bookings': async (office) => ({ body: await bookingRequest(office) }),
  'GET /bookings/:id': ofOwn,
  'POST /bookings/lookup': async (office) => {
    await office.forgive();
    const { bookingNumber, customerInfo } = await booked(office);
    return { body: { bookingNumber, email: customerInfo.email } };
  },
  'POST /bookings/:id/modify': async (office) => {
    const { params, headers, returnDate } = await booked(office);
    const later = Temporal.Instant.from(returnDate).add({ hours: 24 }).toString();
    const { data } = await office.call('POST /bookings/:id/modify', {
      params,
      headers,
      body: { returnDate: later, dryRun: true },
    });
    return { params, headers, body: { returnDate: later, totalAmount: data.quote.total } };
  },
  'GET /bookings/:id/cancellation': ofOwn,
  'GET /bookings/:id/extension': ofOut,
  'POST /bookings/:id/cancel': async (office) => ({
    ...(await ofOwn(office)),
    body: { reason: 'The flight was late' },
  }),
  'POST /booking-pricing/:bookingId/addons': withAddon,
  'PATCH /booking-pricing/:bookingId/addons': withAddon,
  'DELETE /booking-pricing/:bookingId/addons': async (office) => {
    const { params, headers, body } = await addonAdded(office);
    const addonIds = body.addons.map(({ addonId }) => addonId);
    const target = { params, headers };
    const { data } = await office.call('DELETE /booking-pricing/:bookingId/addons', {
      ...target,
      body: { addonIds, dryRun: true },
    });
    return { ...target, body: { addonIds, totalAmount: data.quote.total } };
  },
  'DELETE /bookings/:id/change': ofPaidOwn,
  'POST /bookings/:id/keep': async (office) => ({ ...(await ofTransfer(office)), headers: await office.admin() }),
  'PUT /bookings/:id/arrival': async (office) => ({
    ...(await ofPaidOwn(office)),
    body: { flightNumber: 'TG 677', arrivalNote: 'Lands at nine' },
  }),
  'POST /bookings/email-code': async (office) => ({
    body: { email: `code${office.number()}@example.com`, language: 'th' },
  }),
  'GET /bookings/:id/promptpay': ofTransfer,
  'GET /bookings/:id/slips': ofTransfer,
  'POST /bookings/:id/slips': ofTransfer,
  'GET /bookings/:id/slips/:slipId': withSlip,
  'DELETE /bookings/:id/slips/:slipId': withSlip,
  'GET /bookings/:id/documents': ofPaidOwn,
  'GET /bookings/:id/documents/:documentId': async (office) => {
    const { params, headers } = await ofPaidOwn(office);
    const { data } = await office.call('POST /admin/bookings/:id/documents', { params, body: { kind: 'tax-invoice' } });
    return { headers, params: { id: params.id, documentId: data.id } };
  },
  'GET /bookings/:id/confirmation': ofPaidOwn,
  'GET /bookings/:id/calendar': ofPaidOwn,
  'GET /bookings/:id/review': over,
  'POST /bookings/:id/review': async (office) => ({
    ...(await over(office)),
    body: { rating: 5, comment: 'Clean and quiet' },
  }),

  'POST /admin/bookings/moves': async (office) => ({ body: { moves: [await moveOfClass(office)] } }),
  'GET /admin/bookings/:id': ofPaid,
  'PUT /admin/bookings/:id': async (office) => {
    const { params } = await paidInCash(office);
    const { version } = await seen(office, params.id);
    return { params, body: { version, notes: 'Comes by ferry' } };
  },
  'PUT /admin/bookings/:id/status': async (office) => {
    const { params } = await booked(office);
    const { version } = await seen(office, params.id);
    return { params, body: { version, status: 'confirmed', force: false } };
  },
  'POST /admin/bookings/:id/lock-vehicle': async (office) => {
    const { params } = await booked(office);
    const { version } = await seen(office, params.id);
    return { params, body: { version } };
  },
  'GET /admin/bookings/:id/email': async (office) => {
    const { params, bookingNumber } = await paidInCash(office);
    await mailQueued(office, { bookingId: params.id, name: bookingNumber });
    return { params };
  },
  'POST /admin/bookings/:id/resend-email': async (office) => {
    const { params, bookingNumber } = await paidInCash(office);
    await mailQueued(office, { bookingId: params.id, name: bookingNumber });
    return { params };
  },
  'DELETE /admin/bookings/:id': async (office) => {
    const { params, headers } = await booked(office);
    await office.call('POST /bookings/:id/cancel', { params, headers, body: {} });
    return { params };
  },
  'POST /admin/bookings/:id/pick-up': async (office) => {
    const { id, version } = await dueNow(office);
    const withoutAgreement = 'Signed on paper';
    return { params: { id }, headers: await office.admin(), body: { ...pickUp, version, withoutAgreement } };
  },
  'GET /admin/bookings/:id/return': async (office) => ({ params: { id: (await out(office)).id } }),
  'POST /admin/bookings/:id/return': atReturn,
  'POST /admin/bookings/:id/photos/:kind': async (office) => ({
    params: { id: (await out(office)).id, kind: 'pick-up' },
  }),
  'GET /bookings/:id/photos': async (office) => ({
    params: { id: (await out(office)).id },
    headers: await office.admin(),
  }),
  'GET /bookings/:id/photos/:photoId': photographed,
  'POST /bookings/:id/photos': ofOut,
  'GET /bookings/:id/security-deposits': async (office) => {
    const { id, headers } = await deposited(office);
    return { params: { id }, headers };
  },
  'POST /bookings/:id/card-holds': async (office) => {
    const booking = await dueWithDeposit(office);
    const headers = await asCustomer(office, booking);
    return { params: { id: booking.id }, headers, body: { cardToken: await cardToken(office) } };
  },
  'GET /bookings/:id/card-holds/latest': ofPaidOwn,
  'GET /admin/security-deposits': async () => ({ query: { view: 'to-give-back' } }),
  'POST /admin/bookings/:id/security-deposits': async (office) => ({
    params: { id: (await dueNow(office)).id },
    body: { amount: 5000, method: 'cash' },
  }),
  'POST /admin/bookings/:id/security-deposits/link': async (office) => ({
    params: { id: (await dueWithDeposit(office)).id },
  }),
  'POST /admin/security-deposits/:id/end': async (office) => ({
    params: { id: (await deposited(office)).depositId },
    body: { keep: 0 },
  }),
  'GET /bookings/:id/agreements': ofPaidOwn,
  'GET /bookings/:id/agreements/:version': async (office) => {
    const booking = await signedNow(office);
    return { params: { id: booking.id, version: '1' }, headers: await asCustomer(office, booking) };
  },
  'POST /bookings/:id/agreements': async (office) => {
    const booking = await dueNow(office);
    const { id, version, customerName: signedName } = booking;
    const body = { version, signedName, ...(await textOf(office, id)) };
    return { params: { id }, headers: await asCustomer(office, booking), body };
  },
  'GET /bookings/:id/damage': async (office) => ({
    params: { id: (await out(office)).id },
    headers: await office.admin(),
  }),
  'GET /bookings/:id/claims': async (office) => ({
    params: { id: (await claimed(office)).id },
    headers: await office.admin(),
  }),
  'POST /bookings/:id/claims/:claimId/answer': async (office) => {
    const { id, claimId, booking } = await claimed(office);
    return { params: { id, claimId }, headers: await asCustomer(office, booking), body: { answer: 'accepted' } };
  },
  'GET /admin/claims': async () => ({ query: { view: 'open' } }),
  'POST /admin/bookings/:id/claims': async (office) => {
    const { id, claim } = await claimed(office);
    return { params: { id }, body: claim };
  },
  'POST /admin/claim-prices': async (office) => ({ body: lostItem(office) }),
  'PUT /admin/claim-prices/:id': async (office) => {
    const { id, version } = await claimPrice(office);
    return { params: { id }, body: { ...lostItem(office), version } };
  },
  'DELETE /admin/claim-prices/:id': async (office) => ({ params: { id: (await claimPrice(office)).id } }),
  'GET /admin/bookings/:id/claim-proposal': async (office) => ({
    params: { id: (await claimed(office)).id },
    query: { kind: 'fuel' },
  }),
  'POST /admin/claims/:id/decision': async (office) => ({
    params: { id: (await claimed(office)).claimId },
    body: { charge: 0, reason: 'Not seen on the pictures' },
  }),
  'GET /admin/bookings/:id/chargeback-evidence': async (office) => ({
    params: { id: (await claimed(office)).id },
    query: { language: 'th' },
  }),
  'GET /admin/bookings/:id/agreement': async (office) => ({
    params: { id: (await out(office)).id },
    query: { copy: 'unsigned' },
  }),
  'GET /admin/bookings/:id/agreements': async (office) => ({ params: { id: (await out(office)).id } }),
  'POST /admin/bookings/:id/agreement': async (office) => {
    const { id, version } = await out(office);
    return { params: { id }, body: { version, signedName: 'Malee Chaiyo', ...(await textOf(office, id)) } };
  },
  'POST /admin/bookings/quote': async (office) => {
    const { id } = await ownPlace(office);
    return { body: { ...(await nextRental(office)), pickupLocationId: id, dropoffLocationId: id } };
  },
  'POST /admin/bookings': async (office) => ({ body: await counterRequest(office) }),
  'GET /admin/bookings/:id/documents': ofPaid,
  'POST /admin/bookings/:id/documents': async (office) => ({
    ...(await ofPaid(office)),
    body: { kind: 'tax-invoice' },
  }),
};
