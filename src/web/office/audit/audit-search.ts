import { isId } from '#kernel/is-id.ts';
import { isAnyText, isDay, type ListAddress, type ListSearch, listPath, readListSearch } from '../list/list-search.ts';

export type AuditFilter = 'search' | 'action' | 'subjectKind' | 'actorId' | 'from' | 'to';
export type AuditSearch = ListSearch<AuditFilter>;

export const auditList: ListAddress<AuditFilter> = {
  path: '/admin/audit',
  filters: {
    search: isAnyText,
    action: (value) => value.length <= 60,
    subjectKind: (value) => /^[a-z-]{2,40}$/.test(value),
    actorId: isId,
    from: isDay,
    to: isDay,
  },
};

export const readAuditSearch = (query: URLSearchParams): AuditSearch => readListSearch(auditList, query);
export const auditPath = (search: Partial<AuditSearch>): string => listPath(auditList, search);
