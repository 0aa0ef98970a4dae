import type { ReplyOf } from '../../../api/routes.ts';

type BookingPage = Pick<ReplyOf<'GET /admin/bookings'>, 'page' | 'limit' | 'total'> & {
  data: readonly Readonly<{ id: string }>[];
};

/** Where a booking stands in the list that was found, from 1 on, and what stands beside it; null where it is not in it. */
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
