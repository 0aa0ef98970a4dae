import type { DataOf } from '../../api/routes.ts';
import { listPath, readSearch, type Search } from '../../rental/search.ts';

type Category = DataOf<'GET /vehicle-categories'>[number];

/** What search engines should make of a list. */
export type ListAddress = Readonly<{
  /** Where it is known: a category has a list of its own; order, page and place change nothing that is worth finding. */
  path: string;
  /** Not where filters narrow it, nor where there is nothing to see. With dates it is known by its path without them. */
  isIndexed: boolean;
  category: Category | null;
}>;

const wholeList = readSearch(new URLSearchParams());

export const listAddress = ({ filters }: Search, categories: readonly Category[]): ListAddress => {
  const { category: asked, ...others } = filters;
  const category = categories.find(({ slug }) => slug === asked) ?? null;
  const isNarrowed = Object.values(others).some((value) => value !== undefined);
  const isEmpty = asked !== undefined && !category?.vehicles;
  return {
    path: listPath(category ? { ...wholeList, filters: { category: category.slug } } : wholeList),
    isIndexed: !isNarrowed && !isEmpty,
    category,
  };
};
