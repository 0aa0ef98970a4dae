import { dateOf, today } from '../../ui/dates.ts';
import type { Booking } from './booking.ts';

export type PrimaryAction = 'confirm' | 'pick-up' | 'return' | 'edit';

/** What is settled after a rental: what it brought is claimed, then its deposit is given back. */
export type ActionAfterReturn = 'claim' | 'give-back';

type Movable = Pick<Booking, 'may' | 'stage' | 'pickupDate'>;

/** The most likely action; before the pick-up day this is never a hand-over. */
export const primaryAction = ({ may, stage, pickupDate }: Movable, nowMs: number): PrimaryAction => {
  if (may.confirm) return 'confirm';
  if (may.return && stage === 'picked-up') return 'return';
  if (may.pickUp && dateOf(pickupDate) <= today(nowMs)) return 'pick-up';
  return 'edit';
};

type Over = Pick<Booking, 'stage' | 'isArchived'> &
  Readonly<{ handOvers: readonly Pick<Booking['handOvers'][number], 'kind' | 'fuel'>[] }>;

type Beside = Readonly<{
  /** Null if they could not be loaded, as are the claims. */
  deposits: Readonly<{
    left: readonly Readonly<{ endedAt: string | null; card: Readonly<{ isBeingTaken: boolean }> | null }>[];
  }> | null;
  claims: readonly Readonly<{ settledAt: string | null }>[] | null;
  /** How much damage the rental brought. */
  brought: number;
}>;

/**
 * The next move of a rental that is over while its deposit is with the business: a claim for new damage or missing fuel
 * as long as nothing was claimed, else the deposit. Null where there is none, or a claim waits.
 */
export const actionAfterReturn = (
  { stage, isArchived, handOvers }: Over,
  { deposits, claims, brought }: Beside,
): ActionAfterReturn | null => {
  const left = deposits?.left.find(({ endedAt }) => endedAt === null);
  if (isArchived || !left || left.card?.isBeingTaken || !claims) return null;
  if (stage === 'completed' && claims.length === 0 && (brought > 0 || isFuelLess(handOvers))) return 'claim';
  const isOver = stage === 'completed' || stage === 'cancelled';
  return isOver && claims.every(({ settledAt }) => settledAt !== null) ? 'give-back' : null;
};

/** Whether less fuel came back than was handed over. */
const isFuelLess = (handOvers: Over['handOvers']): boolean => {
  const fuelAt = (at: 'pick-up' | 'return') => handOvers.find(({ kind }) => kind === at)?.fuel ?? null;
  const before = fuelAt('pick-up');
  const after = fuelAt('return');
  return before !== null && after !== null && after < before;
};

/** Whether a return makes sense: the vehicle is out, or should be since yesterday and nobody wrote down its pick-up. */
export const mayBeOut = ({ may, stage, pickupDate }: Movable, nowMs: number): boolean =>
  may.return && (stage === 'picked-up' || dateOf(pickupDate) < today(nowMs));
