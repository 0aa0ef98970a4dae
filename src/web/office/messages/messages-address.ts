import {
  isAnyText,
  isOneOf,
  type ListAddress,
  type ListSearch,
  listPath,
  readListSearch,
} from '../list/list-search.ts';

export const messageStatuses = ['new', 'read', 'replied'] as const;

type MessagesFilter = 'search' | 'status';
export type MessagesSearch = ListSearch<MessagesFilter>;

export const messagesList: ListAddress<MessagesFilter> = {
  path: '/admin/messages',
  filters: { search: isAnyText, status: isOneOf(messageStatuses) },
};

export const readMessagesSearch = (query: URLSearchParams): MessagesSearch => readListSearch(messagesList, query);

/** The address of the list, or of a message open beside it. */
export const messagesPath = (search: Partial<MessagesSearch>, id = ''): string => listPath(messagesList, search, id);
