import type { Client } from '../../api/client.ts';
import type { DataOf } from '../../api/routes.ts';
import { queryOf } from '../list/list-search.ts';
import { type AuditSearch, auditList } from './audit-search.ts';

/** What there is to choose from in the filters; nothing where it could not be read. */
export type AuditChoices = DataOf<'GET /admin/audit/filters'>;

const rows = 50;

/** A page of the log with what its filters offer. */
export const readAudit = async ({ call }: Client, search: AuditSearch) => {
  const [found, choices] = await Promise.all([
    call('GET /admin/audit', { query: { ...queryOf(auditList, search), page: search.page, limit: rows } }),
    call('GET /admin/audit/filters'),
  ]);
  return { found, choices: choices.success ? choices.data : nothing };
};

const nothing: AuditChoices = { actions: [], subjectKinds: [], actors: [] };
