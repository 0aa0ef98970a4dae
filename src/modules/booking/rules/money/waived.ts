import { minus, plus, type Satang } from '#kernel/money.ts';
import { owedInAll } from './due-at-pick-up.ts';

type Booking = Parameters<typeof owedInAll>[0];

/**
 * What of a refund is goodwill: as much as would be owed again because of it. Money that was paid beyond the price goes
 * back without a word about what is owed.
 */
export const waivedBy = (booking: Booking, refund: Satang): Satang =>
  minus(owedInAll({ ...booking, promised: plus(booking.promised, refund) }), owedInAll(booking));
