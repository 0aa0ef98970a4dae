import { and, desc, eq, gte, ilike, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Page } from '#kernel/paging.ts';
import { countMatches } from '#platform/database/count-matches.ts';
import type { Tx } from '#platform/database/database.ts';
import { containing } from '#platform/database/text-search.ts';
import { auditEntries } from './audit-tables.ts';

export type AuditEntry = typeof auditEntries.$inferSelect;

type EntryFilters = Readonly<{
  search?: string | undefined;
  action?: string | undefined;
  /** False leaves out who signed in or out, or failed to. */
  signIns?: boolean | undefined;
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

const signIns = ['user.signed-in', 'user.signed-out', 'user.sign-in-failed'];

const matching = ({
  search,
  action,
  signIns: hasSignIns = true,
  subjectKind,
  actorId,
  from,
  until,
}: EntryFilters): SQL | undefined =>
  and(
    action ? eq(auditEntries.action, action) : undefined,
    hasSignIns ? undefined : notInArray(auditEntries.action, signIns),
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
  const { action, subjectKind, actorId, actorName, at } = auditEntries;
  const latestName = sql`(select coalesce(${actorName}, '') from ${auditEntries}
    where ${actorId} = value order by ${at} desc limit 1)`;
  const [actions, kinds, actors] = await Promise.all([
    valuesOf(tx, action),
    valuesOf(tx, subjectKind),
    valuesOf(tx, actorId, latestName),
  ]);
  return {
    actions: actions.map(({ value }) => value),
    subjectKinds: kinds.map(({ value }) => value),
    actors: actors.map(({ value, name }) => ({ id: value, name })).sort((a, b) => a.name.localeCompare(b.name)),
  };
};

/** The values of an indexed column in order, each found from the one before: the log is not read. */
const valuesOf = async (tx: Tx, column: PgColumn, name = sql`''`) => {
  const next = (after: SQL) => sql`(select ${column} from ${auditEntries} where ${after} order by 1 limit 1)`;
  const { rows } = await tx.execute<{ value: string; name: string }>(sql`
    with recursive occurs (value) as (
      select ${next(sql`${column} is not null`)}
      union all select ${next(sql`${column} > value`)} from occurs where value is not null
    ) select value, ${name} as name from occurs where value is not null`);
  return rows;
};
