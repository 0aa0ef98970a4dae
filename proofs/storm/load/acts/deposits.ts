import { cards } from '#test/builders/payments.ts';
import { DEPOSIT } from '../business.ts';
import { type Act, pickOne, satangOf } from '../worker.ts';
import { anyOwn } from './book.ts';
import { anyListed } from './desk.ts';

/** A customer has the deposit held on a card; one in seven cards has insufficient funds. */
export const holdCard: Act = async (worker, chance) => {
  const own = anyOwn(worker, chance);
  if (!own) return;
  const { call, payers, acknowledge } = worker;
  const { headers, id } = own;
  const seen = await call('GET /bookings/:id/security-deposits', { headers, params: { id } });
  if (!seen.isDone || seen.body.data.heldFrom === null) return;
  const cardToken = await payers.tokenOf(chance.is(1 / 7) ? cards.poor : cards.good);
  const held = await call('POST /bookings/:id/card-holds', { headers, params: { id }, body: { cardToken } });
  if (held.isDone && held.body.data.status === 'held') acknowledge({ what: 'held', holdId: held.body.data.id });
};

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
