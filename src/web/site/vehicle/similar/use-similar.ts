import { api } from '../../../api/browser.ts';
import type { Outcome } from '../../../api/routes.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import type { Period } from '../../vehicles/search/search.ts';

/** Vehicles that suit as well, for the dates if there are any. What could not be asked is left out. */
export const useSimilar = (id: string, period: Period | null, given: Outcome<'GET /vehicles/:id/similar'>) => {
  const query = period ?? {};
  const { last, isWaiting } = useLatest(
    `${id} ${JSON.stringify(query)}`,
    (signal) => api.call('GET /vehicles/:id/similar', { params: { id }, query, signal }),
    { pauseMs: 500, given },
  );
  return { offers: last?.success ? last.data : [], isDated: period !== null, isStale: isWaiting };
};
