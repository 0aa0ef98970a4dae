import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/columns.ts';

/** Read only: entries are inserted by the audit trail, and the database refuses every other change. */
export const auditEntries = pgTable('audit_entry', {
  id: uuid().primaryKey(),
  at: instant().notNull(),
  action: text().notNull(),
  actorId: uuid('actor_id'),
  actorName: text('actor_name'),
  actorRole: text('actor_role'),
  subjectKind: text('subject_kind'),
  subjectId: text('subject_id'),
  subjectName: text('subject_name'),
  changes: jsonb().$type<{ field: string; before: unknown; after: unknown }[]>().notNull(),
  reason: text(),
  requestId: text('request_id'),
  address: text(),
});
