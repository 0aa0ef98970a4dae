import {
  isAnyText,
  isOneOf,
  type ListAddress,
  type ListSearch,
  listPath,
  readListSearch,
} from '../list/list-search.ts';

export const mailStatuses = ['waiting', 'sent', 'failed', 'capped'] as const;
export const mailColumns = ['subject', 'to', 'status', 'written'] as const;

type MailFilter = 'search' | 'status';
export type MailSearch = ListSearch<MailFilter>;

export const mailList: ListAddress<MailFilter> = {
  path: '/admin/outbox',
  filters: { search: isAnyText, status: isOneOf(mailStatuses) },
  columns: mailColumns,
};

export const readMailSearch = (query: URLSearchParams): MailSearch => readListSearch(mailList, query);
export const outboxPath = (search: Partial<MailSearch>, record = ''): string => listPath(mailList, search, record);
