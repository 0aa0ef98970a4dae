import { MOST_COUNTED } from '#kernel/paging.ts';

export type FoundPage = Readonly<{
  page: number;
  limit: number;
  total: number;
  totalPages: number;
  data: readonly unknown[];
}>;

/** Which rows a page holds, from 1 on, and the pages beside it. What lies beyond the counted can be leafed through too. */
export const pagePart = ({ page, limit, total, totalPages, data }: FoundPage) => {
  const isCounted = total <= MOST_COUNTED;
  const before = isCounted ? Math.min(page - 1, totalPages) : page - 1;
  const from = (page - 1) * limit + 1;
  return {
    rows: data.length === 0 ? null : { from, to: from + data.length - 1 },
    previous: before > 0 ? before : null,
    next: (isCounted ? page < totalPages : data.length === limit) ? page + 1 : null,
  };
};
