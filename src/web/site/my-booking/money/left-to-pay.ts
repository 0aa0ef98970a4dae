import type { Booking } from '../managed.ts';
import { isLive, stageOf } from '../stage.ts';

type Facts = Parameters<typeof stageOf>[0] & Pick<Booking, 'owedAmount' | 'dueAtPickUp' | 'may'>;

/** Cover that is sold at the counter is paid at the counter alone. */
type Place = 'hereOrThere' | 'hereInPart' | 'there';

export type Left = Readonly<{
  /** Baht. */
  amount: number;
  /** Where it is paid, as the page says it; null where nothing is said of that. */
  says: Place | 'awaited' | null;
}>;

/** What is left to pay of a booking that is no hold any more. Of a transfer it is what is to be sent. */
export const leftToPay = (booking: Facts): Left | null => {
  const { paysBy, keptAmount, owedAmount, dueAtPickUp } = booking;
  const stage = stageOf(booking);
  if (!isLive(stage) || stage === 'held') return null;
  if (paysBy === 'bank_transfer' && keptAmount <= 0 && owedAmount > 0)
    return { amount: owedAmount, says: stage === 'awaited' ? 'awaited' : null };
  return dueAtPickUp > 0 ? { amount: dueAtPickUp, says: placeOf(booking) } : null;
};

const placeOf = ({ may, owedAmount, dueAtPickUp }: Facts): Place => {
  if (!may.pay) return 'there';
  return owedAmount < dueAtPickUp ? 'hereInPart' : 'hereOrThere';
};
