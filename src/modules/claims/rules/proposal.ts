import { isService } from '#kernel/claim-kinds.ts';
import { minSatang, minus, type Satang, times, zeroSatang } from '#kernel/money.ts';
import { type ClaimPrice, type PricedThing, priceFor } from './claim-price.ts';

type Rental = Readonly<{
  categoryId: string;
  /** How many eighths of the tank are missing; null where a reading is. */
  missingFuel: number | null;
  /** What the cover leaves to the customer for damage; null where the customer answers for all of it. */
  excess: Satang | null;
  /** What of that is claimed already. */
  claimed: Satang;
}>;

/**
 * What is proposed for a claim. `amount` is null where the list has no price. `limit`: the cover waives all of it, or
 * leaves less of it than the list says.
 */
export type Proposal = Readonly<{
  amount: Satang | null;
  isTaxed: boolean;
  /** How many times the price was taken. */
  units: number;
  limit: 'waived' | 'excess' | null;
}>;

/** Proposes amount and tax of a claim. Staff decide; what is beyond the cover's excess is refused anyway. */
export const proposalFor = (list: readonly ClaimPrice[], thing: PricedThing, rental: Rental): Proposal => {
  const { kind } = thing;
  const price = priceFor(list, thing, rental.categoryId);
  const units = kind === 'fuel' ? (rental.missingFuel ?? 1) : 1;
  const isTaxed = price?.isTaxed ?? isService(kind);
  if (kind === 'damage' && rental.excess === zeroSatang) return { amount: zeroSatang, isTaxed, units, limit: 'waived' };
  if (!price) return { amount: null, isTaxed, units, limit: null };
  const whole = times(price.amount, units);
  if (kind !== 'damage' || rental.excess === null) return { amount: whole, isTaxed, units, limit: null };
  const left = minus(rental.excess, rental.claimed);
  return { amount: minSatang(whole, left), isTaxed, units, limit: whole > left ? 'excess' : null };
};

type Reading = Readonly<{ kind: 'pick-up' | 'return'; fuel: number | null }>;

/** How many eighths of the tank are missing after a rental; null where one of the readings is. */
export const missingFuel = (readings: readonly Reading[]): number | null => {
  const [out, back] = (['pick-up', 'return'] as const).map((at) => readings.find(({ kind }) => kind === at)?.fuel);
  return typeof out === 'number' && typeof back === 'number' ? Math.max(0, out - back) : null;
};
