import type { DamageDraft } from '../../../damage/damage-draft.ts';
import type { Brought, Claim } from './claims.ts';
import type { ProposalQuery } from './use-proposal.ts';

/** A claim as it is typed. */
export type Draft = Readonly<{
  kind: string;
  amount: string;
  isTaxed: boolean;
  text: string;
  photos: readonly string[];
  /** The id of a damage that the rental brought; `new` for one that is recorded with the claim. */
  damageId: string;
  newDamage: DamageDraft;
  item: string;
}>;

/** What a proposal is asked with; null until it is known what the claim is for. */
export const proposalQuery = (
  { kind, damageId, newDamage, item }: Draft,
  brought: readonly Brought[],
): ProposalQuery | null => {
  if (kind === '') return null;
  if (kind !== 'damage') return { kind: kind as Claim['kind'], ...(kind === 'lost' && item && { item }) };
  const damage = damageId === 'new' ? newDamage : brought.find(({ id }) => id === damageId);
  if (!damage?.kind || !damage.size) return null;
  return { kind, damageKind: damage.kind, damageSize: damage.size };
};
