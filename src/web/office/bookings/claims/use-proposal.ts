import { api } from '../../../api/browser.ts';
import type { CallArguments, DataOf } from '../../../api/routes.ts';
import { useLatest } from '../../../shell/use-latest.ts';

export type ProposalQuery = NonNullable<CallArguments<'GET /admin/bookings/:id/claim-proposal'>[0]['query']>;
export type Proposal = DataOf<'GET /admin/bookings/:id/claim-proposal'>;

/** What the price list proposes for a claim; null while nothing is asked, or it is not known yet. */
export const useProposal = (id: string, query: ProposalQuery | null): Proposal | null => {
  const question = query && JSON.stringify(query);
  const { answer } = useLatest(
    question && `${id} ${question}`,
    async (signal) => query && api.call('GET /admin/bookings/:id/claim-proposal', { params: { id }, query, signal }),
  );
  return answer?.success ? answer.data : null;
};
