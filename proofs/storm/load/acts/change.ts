import { cards } from '#test/builders/payments.ts';
import { movedBy } from '../rental-dates.ts';
import { type Act, pickOne } from '../worker.ts';
import { anyOwn } from './book.ts';
import { charge } from './pay.ts';

/** A customer changes a booking's dates after seeing the new price. */
export const changeDates: Act = async (worker, chance, key) => {
  const own = anyOwn(worker, chance);
  if (!own) return;
  const { call, acknowledge } = worker;
  const { headers, id } = own;
  const read = await call('GET /bookings/:id', { headers, params: { id } });
  if (!read.isDone) return;
  const { pickupDate, returnDate } = read.body.data;
  const { from, until } = movedBy(chance.whole(-2, 5), { from: pickupDate, until: returnDate });
  const dates = { pickupDate: from, returnDate: until };
  const tried = await call('POST /bookings/:id/modify', { headers, params: { id }, body: { ...dates, dryRun: true } });
  if (!tried.isDone) return;
  const { booking, quote } = tried.body.data;
  const changed = await call('POST /bookings/:id/modify', {
    headers,
    params: { id },
    key,
    body: { ...dates, version: booking.version, totalAmount: quote.total },
  });
  if (changed.isDone) acknowledge({ what: 'changed', bookingId: id, version: changed.body.data.booking.version });
};

/** Whoever has the vehicle keeps it a day longer, or as long as it can be kept, and pays for that by card. */
export const keepLonger: Act = async (worker, chance, key) => {
  const own = pickOne(
    worker.own.filter(({ isOver }) => !isOver),
    chance,
  );
  if (!own) return;
  const { call, acknowledge } = worker;
  const { headers, id } = own;
  const read = await call('GET /bookings/:id', { headers, params: { id } });
  if (!read.isDone || !read.body.data.may.extend) return;
  const { pickupDate, returnDate: agreed, version, totalAmount: before } = read.body.data;
  const longest = await call('GET /bookings/:id/extension', { headers, params: { id } });
  if (!longest.isDone || !longest.body.data.until) return;
  const { until: nextDay } = movedBy(1, { from: pickupDate, until: agreed });
  const returnDate = [longest.body.data.until.slice(0, 16), nextDay].sort()[0] ?? nextDay;
  const route = 'POST /bookings/:id/modify';
  const tried = await call(route, { headers, params: { id }, body: { returnDate, dryRun: true } });
  if (!tried.isDone) return;
  const { quote, dueNow } = tried.body.data;
  const changed = await call(route, {
    headers,
    params: { id },
    key,
    body: { returnDate, version, totalAmount: quote.total },
  });
  if (!changed.isDone) return;
  acknowledge({ what: 'changed', bookingId: id, version: changed.body.data.booking.version });
  if (dueNow === 0 || quote.total === before) return;
  const cardToken = await worker.payers.tokenOf(chance.is(1 / 7) ? cards.poor : cards.good);
  await charge(worker, own, { cardToken, paymentMethod: 'card', paymentPlan: 'full' });
};

/** A customer changes the number of add-ons. */
export const changeAddons: Act = async (worker, chance, key) => {
  const own = anyOwn(worker, chance);
  if (!own) return;
  const { call, business, acknowledge } = worker;
  const { headers, id } = own;
  const params = { bookingId: id };
  const addons = [{ addonId: chance.pick(business.addonIds), quantity: chance.whole(0, 3) }];
  const route = 'PATCH /booking-pricing/:bookingId/addons';
  const tried = await call(route, { headers, params, body: { addons, dryRun: true } });
  if (!tried.isDone) return;
  const { booking, quote } = tried.body.data;
  const body = { addons, version: booking.version, totalAmount: quote.total };
  const changed = await call(route, { headers, params, key, body });
  if (changed.isDone) acknowledge({ what: 'changed', bookingId: id, version: changed.body.data.booking.version });
};

/** A customer cancels for the refund shown. */
export const cancel: Act = async (worker, chance, key) => {
  const own = anyOwn(worker, chance);
  if (!own) return;
  const { call, acknowledge } = worker;
  const { headers, id } = own;
  const preview = await call('GET /bookings/:id/cancellation', { headers, params: { id } });
  if (!preview.isDone) return;
  const { refundAmount } = preview.body.data;
  const cancelled = await call('POST /bookings/:id/cancel', { headers, params: { id }, key, body: { refundAmount } });
  if (!cancelled.isDone) return;
  own.isOver = true;
  acknowledge({ what: 'cancelled', bookingId: id });
};

export const read: Act = async (worker, chance) => {
  const own = anyOwn(worker, chance);
  if (!own) return;
  const answer = await worker.call('GET /bookings/:id', { headers: own.headers, params: { id: own.id } });
  if (answer.isDone && answer.body.data.status === 'cancelled') own.isOver = true;
};
