import { useEffect } from 'react';
import { api } from '../../api/browser.ts';
import { storedText } from '../../shell/stored-text.ts';
import { categoryNamed } from './filters/category-named.ts';
import type { Listing } from './read-listing.ts';

const counted = storedText('tab', 'refused-searches');

/** What of a listing decides whether it is a refused search. */
export type Searched = Pick<Listing, 'period' | 'isSuggested'> &
  Readonly<{
    categories: readonly Pick<Listing['categories'][number], 'id' | 'slug' | 'name'>[];
    search: Readonly<{ filters: Pick<Listing['search']['filters'], 'category'> }>;
    result: Readonly<{ total: number; notFree: readonly unknown[] }> | null;
  }>;

/** The search of a visitor that found nothing free, though vehicles match it; null for what was not wished or has other reasons. */
export const refusedSearchOf = ({ search, period, isSuggested, result, categories }: Searched) => {
  if (!period || isSuggested || !result || result.total > 0 || result.notFree.length === 0) return null;
  const { category: [name, ...others] = [] } = search.filters;
  const categoryId = name && others.length === 0 ? categoryNamed(categories, name)?.id : undefined;
  return { ...period, ...(categoryId && { categoryId }) };
};

/** Has a search that found nothing free counted for the reports, once in a tab. The page does not wait for it. */
export const useRefusedSearch = (listing: Listing): void => {
  const refused = refusedSearchOf(listing);
  const key = refused && JSON.stringify(refused);
  useEffect(() => {
    const before = counted.read() ?? '';
    if (key === null || before.includes(key)) return;
    counted.write(before + key);
    void api.call('POST /searches/refused', { body: JSON.parse(key) });
  }, [key]);
};
