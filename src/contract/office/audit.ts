import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { answer, endpoints, ListQuery, listOf } from '../endpoint.ts';
import { BangkokDateTime, CalendarDate, Id } from '../fields.ts';

/** The kind of record that an entry is about, such as `booking`, `user`, `addon`. */
export const SubjectKind = z.string().regex(/^[a-z-]{2,40}$/, problemText('audit.kind'));

export const AuditShape = z.object({
  id: Id,
  at: BangkokDateTime,
  /** Such as `booking.cancelled`; the screen derives its text from it. */
  action: z.string(),
  /** Null for the system itself, and for a failed sign-in by an unknown user. */
  actor: z.object({ id: Id, name: z.string(), role: z.string() }).nullable(),
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() }).nullable(),
  /** Changed fields only, never secrets. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  reason: z.string().nullable(),
  requestId: z.string().nullable(),
  address: z.string().nullable(),
});
export type AuditShape = z.infer<typeof AuditShape>;

export const auditEndpoints = endpoints({
  'GET /admin/audit': {
    summary:
      'The actions of staff, newest first. Search finds names, references, ids and reasons. Counts are exact to 10,000; `total` is 10,001 for more',
    access: 'admin',
    query: ListQuery.extend({
      action: z.string().max(60).optional(),
      /** `false` leaves out that people signed in or out, or failed to. */
      signIns: z.stringbool({ truthy: ['true'], falsy: ['false'], error: problemText('field.boolean') }).optional(),
      subjectKind: SubjectKind.optional(),
      actorId: Id.optional(),
      /** Dates in Bangkok, both included. */
      from: CalendarDate.optional(),
      to: CalendarDate.optional(),
    }),
    reply: listOf(AuditShape),
  },
  'GET /admin/audit/filters': {
    summary: 'The actions, kinds of subject and people in the log, for the filters of the list',
    access: 'admin',
    reply: answer(
      z.object({
        actions: z.array(z.string()),
        subjectKinds: z.array(z.string()),
        actors: z.array(z.object({ id: Id, name: z.string() })),
      }),
    ),
  },
  'GET /admin/audit/:subjectKind/:subjectId': {
    summary:
      'The entries about one record, newest first, at most 200. 403 unless admin for the kind `user`, which includes sign-ins',
    access: 'staff',
    params: z.object({ subjectKind: SubjectKind, subjectId: z.string().max(100) }),
    reply: answer(z.array(AuditShape)),
  },
});
