import type { Page } from '#kernel/paging.ts';
import type { Tx } from '#platform/database/database.ts';
import { placeInList } from './transaction-list-store.ts';

type Asked = Omit<Parameters<typeof placeInList>[1], 'around'> & Readonly<{ around: string | undefined; page: Page }>;

/** The page of a list that holds a payment; the one that was asked for where it is in none. */
export const listAround = async (tx: Tx, { around, page, ...asked }: Asked): Promise<Page> => {
  const before = around === undefined ? null : await placeInList(tx, { ...asked, around });
  if (before === null) return page;
  const { limit } = page;
  const number = Math.floor(before / limit) + 1;
  return { page: number, limit, offset: (number - 1) * limit };
};
