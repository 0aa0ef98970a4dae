import type { Booking } from '../managed.ts';
import { isLive, stageOf } from './stage.ts';

type Facts = Parameters<typeof stageOf>[0] & Pick<Booking, 'owedAmount' | 'dueAtPickUp' | 'may'>;

export type Left = Readonly<{
  /** Baht. */
  amount: number;
  /** Where it is paid, as the page says it; null where nothing is said of that. */
  says: 'hereOrThere' | 'there' | 'awaited' | null;
}>;

/** What is left to pay of a booking that is no hold any more. Of a transfer it is what is to be sent. */
export const leftToPay = (booking: Facts): Left | null => {
  const { paysBy, keptAmount, owedAmount, dueAtPickUp, may } = booking;
  const stage = stageOf(booking);
  if (!isLive(stage) || stage === 'held') return null;
  if (paysBy === 'bank_transfer' && keptAmount <= 0 && owedAmount > 0)
    return { amount: owedAmount, says: stage === 'awaited' ? 'awaited' : null };
  return dueAtPickUp > 0 ? { amount: dueAtPickUp, says: may.pay ? 'hereOrThere' : 'there' } : null;
};
