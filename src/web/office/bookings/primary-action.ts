import { dateOf, today } from '../../ui/dates.ts';
import type { Booking } from './booking.ts';

export type PrimaryAction = 'confirm' | 'pick-up' | 'return' | 'edit';

/** What a clerk most likely came for: before the day of the pick-up that is no hand-over. */
export const primaryAction = (
  { may, stage, pickupDate }: Pick<Booking, 'may' | 'stage' | 'pickupDate'>,
  nowMs: number,
): PrimaryAction => {
  if (may.confirm) return 'confirm';
  if (may.return && stage === 'picked-up') return 'return';
  if (may.pickUp && dateOf(pickupDate) <= today(nowMs)) return 'pick-up';
  return 'edit';
};
