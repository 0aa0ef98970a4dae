import type { CallOf } from '#contract/index.ts';
import type { Chance } from '#platform/random.ts';
import { type Act, pickOne, type Worker } from '../worker.ts';

type Question = CallOf<'GET /admin/bookings'>['query'];

/** A booking from one of the office's lists. */
export const anyListed = async ({ call, headers }: Worker, chance: Chance, query: Question = {}) => {
  const list = await call('GET /admin/bookings', { headers, query: { limit: 20, ...query } });
  return list.isDone ? pickOne(list.body.data, chance) : undefined;
};

/** Staff confirm a booking that waits for approval. */
export const confirm: Act = async (worker, chance) => {
  const waiting = await anyListed(worker, chance, { view: 'to-approve' });
  if (!waiting) return;
  const { call, headers, acknowledge } = worker;
  const { id, version } = waiting;
  const confirmed = await call('PUT /admin/bookings/:id/status', {
    headers,
    params: { id },
    body: { status: 'confirmed', version },
  });
  if (confirmed.isDone) acknowledge({ what: 'changed', bookingId: id, version: confirmed.body.data.version });
};

/** Staff let a booking of a class keep the vehicle that it has. */
export const lockVehicle: Act = async (worker, chance) => {
  const listed = await anyListed(worker, chance);
  if (!listed) return;
  const { call, headers, acknowledge } = worker;
  const { id, version } = listed;
  const locked = await call('POST /admin/bookings/:id/lock-vehicle', { headers, params: { id }, body: { version } });
  if (locked.isDone) acknowledge({ what: 'changed', bookingId: id, version: locked.body.data.version });
};

/** Staff record a pick-up. */
export const pickUp: Act = async (worker, chance) => {
  const confirmed = await anyListed(worker, chance, { status: 'confirmed' });
  if (!confirmed?.may.pickUp) return;
  const { call, headers, acknowledge } = worker;
  const { id, version, customerName: signedName } = confirmed;
  const signed = await call('POST /admin/bookings/:id/agreement', {
    headers,
    params: { id },
    body: { version, signedName, textNumber: 1, agreesToLaterCharges: chance.pick([true, false]) },
  });
  if (signed.isDone) acknowledge({ what: 'signed', bookingId: id, version: signed.body.data.version });
  const gone = await call('POST /admin/bookings/:id/pick-up', {
    headers,
    params: { id },
    body: { version, mileage: 12_000, fuel: 8, licenseChecked: true },
  });
  if (gone.isDone) acknowledge({ what: 'picked-up', bookingId: id });
};

/** Staff record a return. */
export const takeBack: Act = async (worker, chance) => {
  const out = await anyListed(worker, chance, { view: 'out' });
  if (!out?.may.return) return;
  const { call, headers, acknowledge } = worker;
  const { id, version } = out;
  const back = await call('POST /admin/bookings/:id/return', {
    headers,
    params: { id },
    body: { version, mileage: 12_400, fuel: 4, lateFee: chance.pick([0, 0, 500]) },
  });
  if (back.isDone) acknowledge({ what: 'returned', bookingId: id });
};

export const cancelByStaff: Act = async (worker, chance) => {
  const listed = await anyListed(worker, chance);
  if (!listed?.may.cancel) return;
  const { call, headers, acknowledge } = worker;
  const { id, version } = listed;
  const preview = await call('GET /bookings/:id/cancellation', { headers, params: { id } });
  if (!preview.isDone) return;
  const { refundAmount } = preview.body.data;
  const cancelled = await call('PUT /admin/bookings/:id/status', {
    headers,
    params: { id },
    body: { status: 'cancelled', version, refundAmount, reason: 'The storm' },
  });
  if (cancelled.isDone) acknowledge({ what: 'cancelled', bookingId: id });
};
