import type { Client } from '../../api/client.ts';
import { queryOf } from '../list/list-search.ts';
import { type InsuranceSearch, insuranceList, tabOf } from './insurance-search.ts';

const ROWS = 20;

/** The open tab’s list, and what packages are made of: every option, and the categories to price them for. */
export const readInsurance = async ({ call }: Client, search: InsuranceSearch) => {
  const { tab: _, ...asked } = queryOf(insuranceList, search);
  const query = { ...asked, page: search.page, limit: ROWS };
  if (tabOf(search) === 'options')
    return { tab: 'options' as const, found: await call('GET /insurance/options', { query }) };
  const [found, options, categories] = await Promise.all([
    call('GET /insurance/packages', { query }),
    call('GET /insurance/options', {}),
    call('GET /insurance/categories', {}),
  ]);
  return { tab: 'packages' as const, found, options, categories };
};

export type Read = Awaited<ReturnType<typeof readInsurance>>;
