import type { ReplyOf } from '../../../api/routes.ts';

type BookingPage = Pick<ReplyOf<'GET /admin/bookings'>, 'page' | 'limit' | 'total'> & {
  data: readonly Readonly<{ id: string }>[];
};

/** A booking's position in the list, counted from 1, and its neighbours; null if it is not on the page. */
export const neighboursOf = (id: string, page: BookingPage | null) => {
  const index = page?.data.findIndex((row) => row.id === id) ?? -1;
  if (!page || index < 0) return null;
  return {
    index: (page.page - 1) * page.limit + index + 1,
    total: page.total,
    previous: page.data[index - 1]?.id,
    next: page.data[index + 1]?.id,
  };
};
