import { movedBy, rentalDates } from '../rental-dates.ts';
import { type Act, pickOne, takeOne, type Worker } from '../worker.ts';
import { anyListed } from './desk.ts';

/** Staff add a note, or extend a rental by a day. */
export const edit: Act = async (worker, chance) => {
  const listed = await anyListed(worker, chance);
  if (!listed?.may.move) return;
  const { until } = movedBy(1, { from: listed.pickupDate, until: listed.returnDate });
  await change(worker, listed, chance.is(0.5) ? { notes: 'Called back' } : { endDate: until });
};

/** Staff drag a bar of the calendar to other dates, half of them to another vehicle. */
export const drag: Act = async (worker, chance) => {
  const { call, headers, business } = worker;
  const calendar = await call('GET /admin/bookings/calendar', { headers, query: { days: 60 } });
  const bar = calendar.isDone
    ? pickOne(
        calendar.body.data.filter(({ mayMove }) => mayMove),
        chance,
      )
    : undefined;
  if (!bar) return;
  const { from, until } = movedBy(chance.whole(-3, 6), { from: bar.pickupDate, until: bar.returnDate });
  const vehicleId = chance.is(0.5) ? chance.pick(business.vehicleIds) : bar.vehicleId;
  await change(worker, bar, { startDate: from, endDate: until, vehicleId });
};

type Listed = Readonly<{ id: string; version: number }>;
type Edit = Readonly<{ notes?: string; startDate?: string; endDate?: string; vehicleId?: string }>;

const change = async ({ call, headers, acknowledge }: Worker, { id, version }: Listed, edit: Edit) => {
  const route = 'PUT /admin/bookings/:id';
  const tried = await call(route, { headers, params: { id }, body: { ...edit, version, dryRun: true } });
  if (!tried.isDone) return;
  const body = { ...edit, version, totalAmount: tried.body.data.quote.total };
  const changed = await call(route, { headers, params: { id }, body });
  if (changed.isDone) acknowledge({ what: 'changed', bookingId: id, version: changed.body.data.booking.version });
};

/** Staff close the gaps of the class, and take half of that back. */
export const closeGaps: Act = async ({ call, headers, business }, chance) => {
  const from = Temporal.Now.plainDateISO('Asia/Bangkok');
  const query = { categoryId: business.classId, from: from.toString(), until: from.add({ days: 45 }).toString() };
  const seen = await call('GET /admin/bookings/moves', { headers, query });
  if (!seen.isDone || seen.body.data.moves.length === 0) return;
  const moves = seen.body.data.moves.map(({ bookingId, from: left, to }) => ({ bookingId, from: left.id, to: to.id }));
  const moved = await call('POST /admin/bookings/moves', { headers, body: { moves } });
  if (!moved.isDone || chance.is(0.5)) return;
  const back = moves.map(({ bookingId, from: left, to }) => ({ bookingId, from: to, to: left }));
  await call('POST /admin/bookings/moves', { headers, body: { moves: back } });
};

/** Staff create a maintenance block. */
export const block: Act = async ({ call, headers, business, blocks, acknowledge }, chance) => {
  const vehicleId = chance.pick(business.vehicleIds);
  const made = await call('POST /admin/vehicles/:id/maintenance', {
    headers,
    params: { id: vehicleId },
    body: { ...rentalDates(chance), reason: 'Tyres' },
  });
  if (!made.isDone) return;
  const { id: blockId } = made.body.data;
  blocks.push({ vehicleId, blockId });
  acknowledge({ what: 'block', blockId });
};

/** Staff delete a maintenance block. */
export const unblock: Act = async ({ call, headers, blocks, acknowledge }, chance) => {
  const ownBlock = takeOne(blocks, chance);
  if (!ownBlock) return;
  const { vehicleId: id, blockId } = ownBlock;
  const gone = await call('DELETE /admin/vehicles/:id/maintenance/:blockId', { headers, params: { id, blockId } });
  if (gone.isDone || gone.status === 404) acknowledge({ what: 'unblock', blockId });
};
