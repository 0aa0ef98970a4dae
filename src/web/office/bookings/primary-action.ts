import { dateOf, today } from '../../ui/dates.ts';
import type { Booking } from './booking.ts';

export type PrimaryAction = 'confirm' | 'pick-up' | 'return' | 'edit';

/** The most likely action; before the pick-up day this is never a hand-over. */
export const primaryAction = (
  { may, stage, pickupDate }: Pick<Booking, 'may' | 'stage' | 'pickupDate'>,
  nowMs: number,
): PrimaryAction => {
  if (may.confirm) return 'confirm';
  if (may.return && stage === 'picked-up') return 'return';
  if (may.pickUp && dateOf(pickupDate) <= today(nowMs)) return 'pick-up';
  return 'edit';
};
