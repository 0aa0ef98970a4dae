import { sql } from 'drizzle-orm';
import type { Actor, AuditNote } from './context.ts';
import type { Tx } from './database/database.ts';

type When = { now: Temporal.Instant; actor: Actor };

/**
 * Writes an audit entry in the transaction of the change; skips an update without differences. The database refuses to
 * change or delete entries. The IP address is stored only together with a known user.
 */
export const writeAuditEntry = async (tx: Tx, note: AuditNote, { now, actor }: When): Promise<void> => {
  const { action, subject, before = null, after = null, reason = null } = note;
  const changes = changesBetween(before, after);
  if (before && after && changes.length === 0) return;
  // An explicit null hides the caller: it may be a customer, about whom nothing is stored.
  const by = note.by === undefined ? actor.user : note.by;
  await tx.execute(sql`
    insert into audit_entry (at, action, actor_id, actor_name, actor_role, subject_kind, subject_id, subject_name,
      changes, reason, request_id, address)
    values (${now.toString()}, ${action}, ${by?.id ?? null}, ${by?.name ?? null}, ${by?.role ?? null},
      ${subject?.kind ?? null}, ${subject?.id ?? null}, ${subject?.name ?? null},
      ${JSON.stringify(changes)}, ${reason}, ${actor.requestId}, ${by && (actor.address || null)})`);
};

/** An entry about the past, with its moment and person, to seed a database. */
export type PastNote = AuditNote &
  Readonly<{ at: Temporal.Instant; by: Readonly<{ id: string; name: string; role: string }> }>;

/** Writes entries about the past, all at once. */
export const addAuditEntries = async (tx: Tx, notes: readonly PastNote[]): Promise<void> => {
  const rows = notes.map(({ at, action, by, subject, before = null, after = null, reason = null }) => ({
    ...{ at: at.toString(), action, reason, changes: changesBetween(before, after) },
    ...{ actor_id: by.id, actor_name: by.name, actor_role: by.role },
    ...{ subject_kind: subject?.kind ?? null, subject_id: subject?.id ?? null, subject_name: subject?.name ?? null },
  }));
  await tx.execute(sql`
    insert into audit_entry (at, action, actor_id, actor_name, actor_role, subject_kind, subject_id, subject_name,
      changes, reason)
    select at, action, actor_id, actor_name, actor_role, subject_kind, subject_id, subject_name, changes, reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (at timestamptz, action text, actor_id uuid,
      actor_name text, actor_role text, subject_kind text, subject_id text, subject_name text, changes jsonb,
      reason text)`);
};

type AuditChange = Readonly<{ field: string; before: unknown; after: unknown }>;

type Facts = Readonly<Record<string, unknown>>;

/** The fields that differ between two states of a record; null for a record that did not exist, or no longer does. */
export const changesBetween = (before: Facts | null, after: Facts | null): AuditChange[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .map((field) => ({ field, before: plain(before?.[field]), after: plain(after?.[field]) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));

/** Converts a value to plain JSON: instants, dates and bigints as text, undefined as null. */
const plain = (value: unknown): unknown =>
  value === undefined
    ? null
    : JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}` : part)));
