import { sql } from 'drizzle-orm';
import type { Actor, AuditNote } from './context.ts';
import type { Tx } from './database/database.ts';

type When = { now: Temporal.Instant; actor: Actor };

/**
 * Writes an entry in the transaction of the change. Nothing ever changes or deletes one: the database refuses. Where
 * nobody is known to have acted, it keeps no address either: for good it is kept of staff alone.
 */
export const writeAuditEntry = async (tx: Tx, note: AuditNote, { now, actor }: When): Promise<void> => {
  const { action, subject, before = null, after = null, reason = null } = note;
  const changes = changesBetween(before, after);
  if (before && after && changes.length === 0) return;
  // Null says nobody: whoever asks may be a customer, of whom nothing is kept.
  const by = note.by === undefined ? actor.user : note.by;
  await tx.execute(sql`
    insert into audit_entry (at, action, actor_id, actor_name, actor_role, subject_kind, subject_id, subject_name,
      changes, reason, request_id, address)
    values (${now.toString()}, ${action}, ${by?.id ?? null}, ${by?.name ?? null}, ${by?.role ?? null},
      ${subject?.kind ?? null}, ${subject?.id ?? null}, ${subject?.name ?? null},
      ${JSON.stringify(changes)}, ${reason}, ${actor.requestId}, ${by && (actor.address || null)})`);
};

type AuditChange = Readonly<{ field: string; before: unknown; after: unknown }>;

type Facts = Readonly<Record<string, unknown>>;

/** What differs between two states of a record, field by field. Null where there was none before, or is none after. */
export const changesBetween = (before: Facts | null, after: Facts | null): AuditChange[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .map((field) => ({ field, before: plain(before?.[field]), after: plain(after?.[field]) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));

/** As it can be kept: instants, dates and money as text, absence as null. */
const plain = (value: unknown): unknown =>
  value === undefined
    ? null
    : JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}` : part)));
