import { and, desc, eq, gte, ilike, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#kernel/paging.ts';
import { countMatches } from '#platform/database/count-matches.ts';
import type { Tx } from '#platform/database/database.ts';
import { containing } from '#platform/database/text-search.ts';
import { auditEntries } from './audit-tables.ts';

export type AuditEntry = typeof auditEntries.$inferSelect;

type EntryFilters = Readonly<{
  search?: string | undefined;
  action?: string | undefined;
  subjectKind?: string | undefined;
  actorId?: string | undefined;
  from?: Temporal.Instant | undefined;
  /** Exclusive. */
  until?: Temporal.Instant | undefined;
}>;

const newestFirst = [desc(auditEntries.at), desc(auditEntries.id)];

/** A page of entries, newest first, with the total. */
export const listEntries = async (tx: Tx, filters: EntryFilters, { limit, offset }: Page) => {
  const where = matching(filters);
  const [rows, total] = await Promise.all([
    tx
      .select()
      .from(auditEntries)
      .where(where)
      .orderBy(...newestFirst)
      .limit(limit)
      .offset(offset),
    countMatches(tx, auditEntries, where),
  ]);
  return { rows, total };
};

const matching = ({ search, action, subjectKind, actorId, from, until }: EntryFilters): SQL | undefined =>
  and(
    action ? eq(auditEntries.action, action) : undefined,
    subjectKind ? eq(auditEntries.subjectKind, subjectKind) : undefined,
    actorId ? eq(auditEntries.actorId, actorId) : undefined,
    from && gte(auditEntries.at, from),
    until && lt(auditEntries.at, until),
    search ? mentions(search) : undefined,
  );

const mentions = (search: string) => {
  const { actorName, subjectName, subjectId, requestId, reason } = auditEntries;
  const columns = [actorName, subjectName, subjectId, requestId, reason];
  return or(...columns.map((column) => ilike(column, containing(search))));
};

type Subject = Readonly<{ kind: string; id: string; most: number }>;

/** The entries about one record, newest first. */
export const entriesOf = (tx: Tx, { kind, id, most }: Subject): Promise<AuditEntry[]> =>
  tx
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectKind, kind), eq(auditEntries.subjectId, id)))
    .orderBy(...newestFirst)
    .limit(most);

/** The values that occur in the log, for its filters; actors with their latest name. */
export const occurring = async (tx: Tx) => {
  const { action, subjectKind, actorId, actorName } = auditEntries;
  const [actions, kinds, actors] = await Promise.all([
    tx.selectDistinct({ action }).from(auditEntries).orderBy(action),
    tx.selectDistinct({ subjectKind }).from(auditEntries).where(isNotNull(subjectKind)).orderBy(subjectKind),
    tx
      .selectDistinctOn([actorId], { id: sql<string>`${actorId}`, name: sql<string>`coalesce(${actorName}, '')` })
      .from(auditEntries)
      .where(isNotNull(actorId))
      .orderBy(actorId, desc(auditEntries.at)),
  ]);
  return {
    actions: actions.map((row) => row.action),
    subjectKinds: kinds.map((row) => row.subjectKind ?? ''),
    actors: actors.sort((a, b) => a.name.localeCompare(b.name)),
  };
};
