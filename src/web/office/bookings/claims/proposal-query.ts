import { isService } from '#kernel/claim-kinds.ts';
import type { DamageDraft } from '../../../damage/damage-draft.ts';
import type { Brought, Claim } from './claims.ts';
import type { Proposal, ProposalQuery } from './use-proposal.ts';

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

const amountOf = (proposal: Proposal | null): string => (proposal?.amount ? `${proposal.amount}` : '');

/** Another kind, with its tax at once. What was proposed for the one before goes, an amount of one's own stays. */
export const ofKind = (kind: string, isOwnAmount: boolean): Partial<Draft> => ({
  kind,
  isTaxed: kind !== '' && isService(kind as Claim['kind']),
  ...(!isOwnAmount && { amount: '' }),
});

/** What a proposal fills in, and what is left where there is none any more. An amount of one's own stays. */
export const proposedFields = (proposal: Proposal | null, isOwnAmount: boolean): Partial<Draft> => ({
  ...(proposal && { isTaxed: proposal.isTaxed }),
  ...(!isOwnAmount && { amount: amountOf(proposal) }),
});

/** Whether the amount is the one that is proposed. */
export const isAsProposed = (proposal: Proposal, amount: string): boolean => amount.trim() === amountOf(proposal);
