import {
  isAnyText,
  isOneOf,
  type ListAddress,
  type ListSearch,
  listPath,
  readListSearch,
} from '../list/list-search.ts';

export type InsuranceFilter = 'search' | 'status' | 'tab';
export type InsuranceSearch = ListSearch<InsuranceFilter>;

export const insuranceList: ListAddress<InsuranceFilter> = {
  path: '/admin/insurance',
  filters: { tab: isOneOf(['options']), search: isAnyText, status: isOneOf(['active', 'inactive']) },
  looks: ['tab'],
};

export const readInsuranceSearch = (query: URLSearchParams): InsuranceSearch => readListSearch(insuranceList, query);

export const insurancePath = (search: Partial<InsuranceSearch>): string => listPath(insuranceList, search);

export type InsuranceTab = 'packages' | 'options';

/** Packages first: they are what is sold. */
export const tabOf = ({ tab }: InsuranceSearch): InsuranceTab => (tab === 'options' ? 'options' : 'packages');
