import { dateOf, today } from '../../ui/dates.ts';
import type { Booking } from './booking.ts';

export type PrimaryAction = 'confirm' | 'pick-up' | 'return' | 'edit';

type Movable = Pick<Booking, 'may' | 'stage' | 'pickupDate'>;

/** The most likely action; before the pick-up day this is never a hand-over. */
export const primaryAction = ({ may, stage, pickupDate }: Movable, nowMs: number): PrimaryAction => {
  if (may.confirm) return 'confirm';
  if (may.return && stage === 'picked-up') return 'return';
  if (may.pickUp && dateOf(pickupDate) <= today(nowMs)) return 'pick-up';
  return 'edit';
};

/** Whether a return makes sense: the vehicle is out, or should be since yesterday and nobody wrote down its pick-up. */
export const mayBeOut = ({ may, stage, pickupDate }: Movable, nowMs: number): boolean =>
  may.return && (stage === 'picked-up' || dateOf(pickupDate) < today(nowMs));
