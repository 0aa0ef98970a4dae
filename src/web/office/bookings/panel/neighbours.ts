import type { ReplyOf } from '../../../api/routes.ts';

type Found = Pick<ReplyOf<'GET /admin/bookings'>, 'page' | 'limit' | 'total'> & {
  data: readonly Readonly<{ id: string }>[];
};

/** Where a booking stands in the list that was found, from 1 on, and what stands beside it; null where it is not in it. */
export const neighboursOf = (id: string, found: Found | null) => {
  const index = found?.data.findIndex((row) => row.id === id) ?? -1;
  if (!found || index < 0) return null;
  return {
    index: (found.page - 1) * found.limit + index + 1,
    total: found.total,
    previous: found.data[index - 1]?.id,
    next: found.data[index + 1]?.id,
  };
};
