import type { AuditShape } from '#contract/office/audit.ts';
import { startOfDay, toBangkokText } from '#kernel/bangkok-time.ts';
import { pageFacts, pageOf } from '#kernel/paging.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { type AuditEntry, entriesOf, listEntries, occurring } from './entry-store.ts';
import { refuseUnlessMayRead } from './rules/who-may-read.ts';

const USUAL_PAGE = 20;
const MOST_OF_A_RECORD = 200;

export const auditRoutes = ({ serve }: EndpointBinders): void => {
  serve('GET /admin/audit', async ({ tx }, { query: { from, to, ...query } }) => {
    const page = pageOf(query, USUAL_PAGE);
    const days = {
      from: from ? startOfDay(from) : undefined,
      until: to ? startOfDay(to).add({ hours: 24 }) : undefined,
    };
    const { rows, total } = await listEntries(tx, { ...query, ...days }, page);
    return { data: rows.map(shown), ...pageFacts(page, total) };
  });

  serve('GET /admin/audit/filters', async ({ tx }) => ({ data: await occurring(tx) }));

  serve('GET /admin/audit/:subjectKind/:subjectId', async ({ tx, actor }, { params }) => {
    const { subjectKind: kind, subjectId: id } = params;
    refuseUnlessMayRead(kind, actor.user?.role);
    return { data: (await entriesOf(tx, { kind, id, most: MOST_OF_A_RECORD })).map(shown) };
  });
};

const shown = ({ actorId, actorName, actorRole, ...entry }: AuditEntry): AuditShape => {
  const { id, action, changes, reason, requestId, address, subjectKind, subjectId, subjectName } = entry;
  return {
    id,
    action,
    changes,
    reason,
    requestId,
    address,
    at: toBangkokText(entry.at),
    actor: actorId === null ? null : { id: actorId, name: actorName ?? '', role: actorRole ?? '' },
    subject: subjectKind && subjectId ? { kind: subjectKind, id: subjectId, name: subjectName } : null,
  };
};
