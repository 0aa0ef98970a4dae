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
