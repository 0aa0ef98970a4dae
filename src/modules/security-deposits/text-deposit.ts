import { minus, toBaht, zeroSatang } from '#kernel/money.ts';
import { smsCustomer } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { findHold } from './card-hold/card-hold-store.ts';
import type { DepositNews } from './deposit-news.ts';
import { findDeposit } from './security-deposit-store.ts';

/** Tells a customer that a deposit is held, that its card declined another hold, or what became of it, each once. */
export const textDeposit = async (ctx: Context, about: DepositNews): Promise<void> => {
  const { depositId } = about;
  const deposit = await findDeposit(ctx.tx, depositId);
  if (!deposit) return;
  const { bookingId, amount, kept, endedAt } = deposit;
  const text = (message: Omit<Parameters<typeof smsCustomer>[2], 'isDue'>, occasion = depositId) =>
    smsCustomer(ctx, bookingId, { ...message, isDue: () => true }, occasion);
  if (about.news === 'ended') {
    if (endedAt === null || kept === null) return;
    const details = { amount: toBaht(minus(amount, kept)), kept: toBaht(kept) };
    return text({ kind: kept > zeroSatang ? 'deposit-kept' : 'deposit-given-back', details });
  }
  if (endedAt !== null) return;
  if (about.news === 'held') return text({ kind: 'deposit-held', details: { amount: toBaht(amount) } });
  const hold = await findHold(ctx.tx, about.holdId);
  const until = hold?.status === 'held' ? hold.expiresAt : null;
  if (until) await text({ kind: 'deposit-not-renewed', details: { amount: toBaht(amount), until } }, about.holdId);
};
