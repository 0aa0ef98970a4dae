const WITHOUT_PAGE = 100;

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
