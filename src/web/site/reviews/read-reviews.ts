import type { Client } from '../../api/client.ts';
import type { DataOf, Outcome } from '../../api/routes.ts';

type List = DataOf<'GET /vehicles/:id/reviews'>;

/** The reviews of a vehicle; null while the business has reviews switched off. */
export type Reviews =
  | Readonly<{
      list: List;
      total: number;
      /** Whether the list has as many as a page shows at most. */
      isAll: boolean;
      /** Whether none of them is an example. */
      isReal: boolean;
    }>
  | 'failed'
  | null;

const FEW = 3;
const MANY = 100;

/** Loads the newest three reviews, or with `all` as many as a page shows at most. */
export const readReviews = async (call: Client['call'], id: string, { all }: { all: boolean }): Promise<Reviews> => {
  const ask = (page: number, limit: number) =>
    call('GET /vehicles/:id/reviews', { params: { id }, query: { page, limit } });
  const answer = await ask(1, all ? MANY : FEW);
  if (!answer.success) return answer.error === 'reviews.off' ? null : 'failed';
  const { data: list, total } = answer;
  const isReal = areReal(list) && (list.length >= total || (await isOldestReal(ask(total, 1))));
  return { list, total, isAll: all, isReal };
};

const areReal = (list: List) => list.length > 0 && list.every(({ isExample }) => !isExample);

/**
 * Whether the oldest review is real. The demo business's examples predate all others, so if there are any, the oldest
 * is one.
 */
const isOldestReal = async (reading: Promise<Outcome<'GET /vehicles/:id/reviews'>>) => {
  const answer = await reading;
  return answer.success && areReal(answer.data);
};

/** Whether an address requests more than the newest three reviews. */
export const asksForAll = (query: URLSearchParams): boolean => query.get('reviews') === 'all';
