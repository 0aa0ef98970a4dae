import type { ClaimStatus } from './claim.ts';
import { damageClaimed, damageKnown, damageOfOther } from './problems.ts';

type Damage = Readonly<{
  id: string;
  vehicleId: string;
  bookingId: string | null;
  handOver: 'pick-up' | 'return' | null;
}>;

type Rental = Readonly<{ id: string; vehicleId: string }>;
type ClaimOfDamage = Readonly<{ damageId: string | null; status: ClaimStatus }>;

/** Refuses damage that is not of this rental's making, or was claimed and not withdrawn. A repair changes nothing. */
export const refuseDamage = (damage: Damage | undefined, rental: Rental, claims: readonly ClaimOfDamage[]): void => {
  if (damage?.vehicleId !== rental.vehicleId) throw damageOfOther();
  if (damage.handOver !== 'return') throw damageKnown();
  if (damage.bookingId !== rental.id) throw damageOfOther();
  if (claims.some(({ damageId, status }) => damageId === damage.id && status !== 'withdrawn')) throw damageClaimed();
};
