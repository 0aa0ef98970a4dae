import type { Chance } from '#platform/random.ts';
import { cards } from '#test/builders/payments.ts';
import { DEPOSIT } from '../business.ts';
import { type Act, pickOne, satangOf, type Worker } from '../worker.ts';
import { anyListed } from './desk.ts';

/** A customer has the deposit held on a card, of a booking for which that is possible now. */
export const holdCard: Act = async (worker, chance) => {
  for (const { id, headers } of worker.own.filter(({ isOver }) => !isOver).slice(-MOST_LOOKED_AT)) {
    const seen = await worker.call('GET /bookings/:id/security-deposits', { headers, params: { id } });
    const from = seen.isDone ? seen.body.data.heldFrom : null;
    if (from !== null && Date.parse(from) <= Date.now()) return hold(worker, chance, { id, headers });
  }
};

/** Staff show a customer the link by which the deposit is held. */
export const holdByLink: Act = async (worker, chance) => {
  const { call, headers } = worker;
  const list = await call('GET /admin/bookings', { headers, query: { status: 'confirmed', limit: 50 } });
  const soon = list.isDone
    ? list.body.data.filter(({ pickupDate }) => Date.parse(pickupDate) < Date.now() + DAY_MS)
    : [];
  const booking = pickOne(soon, chance);
  if (!booking) return;
  const params = { id: booking.id };
  const shown = await call('POST /admin/bookings/:id/security-deposits/link', { headers, params });
  const access = shown.isDone ? shown.body.data.url.split('#access=')[1] : undefined;
  if (access) await hold(worker, chance, { id: booking.id, headers: { 'x-booking-token': access } });
};

/** One in seven cards has insufficient funds. */
const hold = async ({ call, payers, acknowledge }: Worker, chance: Chance, { id, headers }: Opened) => {
  const cardToken = await payers.tokenOf(chance.is(1 / 7) ? cards.poor : cards.good);
  const held = await call('POST /bookings/:id/card-holds', { headers, params: { id }, body: { cardToken } });
  if (held.isDone && held.body.data.status === 'held') acknowledge({ what: 'held', holdId: held.body.data.id });
};

type Opened = Readonly<{ id: string; headers: Readonly<Record<string, string>> }>;

const MOST_LOOKED_AT = 8;
const DAY_MS = 86_400_000;

/** Staff record a deposit that was left at the desk. */
export const leaveDeposit: Act = async (worker, chance, key) => {
  const confirmed = await anyListed(worker, chance, { status: 'confirmed' });
  if (!confirmed) return;
  const { call, headers, acknowledge } = worker;
  const left = await call('POST /admin/bookings/:id/security-deposits', {
    headers,
    params: { id: confirmed.id },
    key,
    body: { amount: DEPOSIT, method: chance.pick(['cash', 'bank_transfer'] as const) },
  });
  if (!left.isDone) return;
  acknowledge({ what: 'deposit-left', depositId: left.body.data.id, satang: satangOf(DEPOSIT) });
};

/** Staff give a deposit back, whole or less what is owed. */
export const endDeposit: Act = async ({ call, headers, acknowledge }, chance) => {
  const view = chance.pick(['to-give-back', 'to-give-back', 'with-us'] as const);
  const list = await call('GET /admin/security-deposits', { headers, query: { view, limit: 20 } });
  const deposit = list.isDone ? pickOne(list.body.data, chance) : undefined;
  if (!deposit) return;
  const { id, bookingId, amount } = deposit;
  const booking = await call('GET /admin/bookings/:id', { headers, params: { id: bookingId } });
  if (!booking.isDone) return;
  const keep = chance.is(0.8) ? Math.max(0, Math.min(amount, booking.body.data.owedAmount)) : 0;
  const ended = await call('POST /admin/security-deposits/:id/end', { headers, params: { id }, body: { keep } });
  const kept = ended.isDone ? ended.body.data.keptAmount : null;
  if (kept !== null) acknowledge({ what: 'deposit-ended', depositId: id, satang: satangOf(kept) });
};
