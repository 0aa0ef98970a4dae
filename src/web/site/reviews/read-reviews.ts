import type { Client } from '../../api/client.ts';
import type { DataOf } from '../../api/routes.ts';

/** What customers wrote of a vehicle; null while the business has reviews switched off. */
export type Reviews =
  | Readonly<{
      list: DataOf<'GET /vehicles/:id/reviews'>;
      total: number /** As many as are shown at most. */;
      isAll: boolean;
    }>
  | 'failed'
  | null;

const FEW = 3;
const MANY = 100;

/** The newest three, or as many as are shown at most. */
export const readReviews = async (call: Client['call'], id: string, { all }: { all: boolean }): Promise<Reviews> => {
  const answer = await call('GET /vehicles/:id/reviews', {
    params: { id },
    query: { page: 1, limit: all ? MANY : FEW },
  });
  if (answer.success) return { list: answer.data, total: answer.total, isAll: all };
  return answer.error === 'reviews.off' ? null : 'failed';
};

/** Whether an address asks for more than the newest three. */
export const asksForAll = (query: URLSearchParams): boolean => query.get('reviews') === 'all';
