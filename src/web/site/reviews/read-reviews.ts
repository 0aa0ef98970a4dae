import type { Client } from '../../api/client.ts';
import type { DataOf, Outcome } from '../../api/routes.ts';

type List = DataOf<'GET /vehicles/:id/reviews'>;

/** What customers wrote of a vehicle; null while the business has reviews switched off. */
export type Reviews =
  | Readonly<{
      list: List;
      total: number;
      /** As many as are shown at most. */
      isAll: boolean;
      /** None is an example. */
      isReal: boolean;
    }>
  | 'failed'
  | null;

const FEW = 3;
const MANY = 100;

/** The newest three, or as many as are shown at most. */
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

/** Examples came with the demo business, before anybody wrote: where there is one, the oldest is one. */
const isOldestReal = async (reading: Promise<Outcome<'GET /vehicles/:id/reviews'>>) => {
  const answer = await reading;
  return answer.success && areReal(answer.data);
};

/** Whether an address asks for more than the newest three. */
export const asksForAll = (query: URLSearchParams): boolean => query.get('reviews') === 'all';
