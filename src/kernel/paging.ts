import { formatNumber } from '#kernel/format-number.ts';

const WITHOUT_PAGE = 100;

/** Lists are counted exactly up to this number; one more means "or more". */
export const MOST_COUNTED = 10_000;

/** The number of matches for display: exact to 10,000, then `10,000+`. The same in English and Thai. */
export const countText = (total: number): string =>
  `${formatNumber(Math.min(total, MOST_COUNTED))}${total > MOST_COUNTED ? '+' : ''}`;

export type Page = Readonly<{ page: number; limit: number; offset: number }>;

/** The requested page. Without `limit`, a page has the list's `usual` size, or 100 rows when no page is requested. */
export const pageOf = ({ page, limit }: { page?: number; limit?: number }, usual: number): Page => {
  const size = limit ?? (page === undefined ? WITHOUT_PAGE : usual);
  return { page: page ?? 1, limit: size, offset: ((page ?? 1) - 1) * size };
};

/** The paging fields of a list response. */
export const pageFacts = ({ page, limit }: Page, total: number) => ({
  page,
  limit,
  total,
  totalPages: Math.ceil(total / limit),
});
