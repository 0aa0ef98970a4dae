import type { Period } from '#kernel/period.ts';
import { type Context, isStaff } from '#platform/context.ts';
import { refusedSearch } from '../rules/refused-search.ts';
import { addRefusedSearch } from './refused-search-store.ts';

type Search = Readonly<{
  period: Period;
  categoryId: string | null;
  /** Whether a page in a browser says so: a crawler that keeps to robots.txt never does. */
  isBrowser: boolean;
}>;

/** Counts that a visitor's search found nothing free; the work of staff and programs counts for nothing. */
export const countRefusedSearch = async (
  { tx, now, actor }: Context,
  { period, categoryId, isBrowser }: Search,
): Promise<void> => {
  const counted = refusedSearch(now, period);
  if (counted && isBrowser && !isStaff(actor)) await addRefusedSearch(tx, { ...counted, categoryId });
};
