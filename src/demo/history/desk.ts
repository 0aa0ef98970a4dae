import type { PastNote } from '#platform/audit-trail.ts';
import type { Chance } from '#platform/random.ts';

/** Somebody at the counter, as records keep them: by name, also when their account is gone. */
export type Clerk = Readonly<{ id: string; name: string }>;

/** The invented people at the counters of the demo. None has an account, so that nobody can sign in as one of them. */
export const deskOf = (chance: Chance, openedAt: Temporal.Instant): readonly Clerk[] =>
  ['Nok Thongsaphan', 'Art Fakwang', 'Ploy Thansai'].map((name) => ({ id: chance.id(openedAt), name }));

type Noted = Pick<PastNote, 'action' | 'before' | 'after'> & { at: Temporal.Instant };

/** What the audit log tells of a booking that a clerk handled. */
export const noteOf = (
  { id, reference }: { id: string; reference: string },
  by: Clerk,
  { at, ...note }: Noted,
): PastNote => ({ ...note, at, by: { ...by, role: 'STAFF' }, subject: { kind: 'booking', id, name: reference } });
