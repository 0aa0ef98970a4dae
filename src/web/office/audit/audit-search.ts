import { isId } from '#kernel/is-id.ts';
import type { Client } from '../../api/client.ts';
import type { DataOf } from '../../api/routes.ts';
import {
  isAnyText,
  isDay,
  type ListAddress,
  type ListSearch,
  listPath,
  queryOf,
  readListSearch,
} from '../list/list-search.ts';

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

/** The options of the filters; empty if they could not be loaded. */
export type AuditChoices = DataOf<'GET /admin/audit/filters'>;

const rows = 50;

/** A page of the audit log, with the options of its filters. */
export const readAudit = async ({ call }: Client, search: AuditSearch) => {
  const [outcome, choices] = await Promise.all([
    call('GET /admin/audit', { query: { ...queryOf(auditList, search), page: search.page, limit: rows } }),
    call('GET /admin/audit/filters'),
  ]);
  return { outcome, choices: choices.success ? choices.data : nothing };
};

const nothing: AuditChoices = { actions: [], subjectKinds: [], actors: [] };
