import type { Client } from '../../api/client.ts';
import {
  isAnyText,
  isOneOf,
  type ListAddress,
  type ListSearch,
  listPath,
  queryOf,
  readListSearch,
} from '../list/list-search.ts';

export type InsuranceFilter = 'search' | 'status' | 'tab' | 'per';
export type InsuranceSearch = ListSearch<InsuranceFilter>;

export const insuranceList: ListAddress<InsuranceFilter> = {
  path: '/admin/insurance',
  filters: {
    tab: isOneOf(['options']),
    search: isAnyText,
    status: isOneOf(['active', 'inactive']),
    per: isOneOf(['week', 'month']),
  },
  looks: ['tab', 'per'],
};

export const readInsuranceSearch = (query: URLSearchParams): InsuranceSearch => readListSearch(insuranceList, query);

export const insurancePath = (search: Partial<InsuranceSearch>): string => listPath(insuranceList, search);

export type InsuranceTab = 'packages' | 'options';

/** The open tab; packages by default. */
export const tabOf = ({ tab }: InsuranceSearch): InsuranceTab => (tab === 'options' ? 'options' : 'packages');

export const rateSpans = ['day', 'week', 'month'] as const;
export type RateSpan = (typeof rateSpans)[number];

/** Which of a package's rates are shown; those of a day by default. */
export const spanOf = ({ per }: InsuranceSearch): RateSpan => rateSpans.find((span) => span === per) ?? 'day';

const ROWS = 20;
/** The most rows of a page, so that packages know all their options. */
const MOST_OPTIONS = 100;

/** Loads the open tab's list and, for packages, every option and category, which the form needs. */
export const readInsurance = async ({ call }: Client, search: InsuranceSearch) => {
  const { tab: _tab, per: _per, ...filters } = queryOf(insuranceList, search);
  const query = { ...filters, page: search.page, limit: ROWS };
  if (tabOf(search) === 'options')
    return { tab: 'options' as const, outcome: await call('GET /insurance/options', { query }) };
  const [packages, options, categories] = await Promise.all([
    call('GET /insurance/packages', { query }),
    call('GET /insurance/options', { query: { limit: MOST_OPTIONS } }),
    call('GET /insurance/categories', {}),
  ]);
  return { tab: 'packages' as const, outcome: packages, options, categories };
};

export type Read = Awaited<ReturnType<typeof readInsurance>>;
