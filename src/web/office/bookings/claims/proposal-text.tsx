import { useWords } from '../../../languages/use-words.ts';
import type { Proposal } from './use-proposal.ts';

/** Where a proposed amount comes from. */
export const ProposalText = ({ proposal: { amount, units, limit } }: { proposal: Proposal }) => {
  const t = useWords('bookings', 'claims');
  if (limit) return t(limit);
  if (amount === null) return t('noPrice');
  return units === 1 ? t('fromList') : t('fromListTimes', { count: units });
};
