import { formatNumber } from '#kernel/format-number.ts';

const WITHOUT_PAGE = 100;

/** A list is counted exactly so far; one more stands for all that is beyond. */
export const MOST_COUNTED = 10_000;

/** How many were found, for people: exact to 10,000, then `10,000+`. The same in English and Thai. */
export const countText = (total: number): string =>
  `${formatNumber(Math.min(total, MOST_COUNTED))}${total > MOST_COUNTED ? '+' : ''}`;

export type Page = Readonly<{ page: number; limit: number; offset: number }>;

/** Which part of a list is asked for. Without a page the first 100 come, with one as many as usual for the list. */
export const pageOf = ({ page, limit }: { page?: number; limit?: number }, usual: number): Page => {
  const size = limit ?? (page === undefined ? WITHOUT_PAGE : usual);
  return { page: page ?? 1, limit: size, offset: ((page ?? 1) - 1) * size };
};

/** What a list says of itself beside its rows. */
export const pageFacts = ({ page, limit }: Page, total: number) => ({
  page,
  limit,
  total,
  totalPages: Math.ceil(total / limit),
});
