import { isBefore } from '#kernel/period.ts';

/** The lifetime of a one-time password, in hours: of the generated one of the first admin, and of one that staff hand over. */
const lifeHours = { 'first-admin': 24, handed: 3 * 24 } as const;

export const oneTimeUntil = (now: Temporal.Instant, of: keyof typeof lifeHours): Temporal.Instant =>
  now.add({ hours: lifeHours[of] });

/** Whether a one-time password has ended unused. Null: the password is none. */
export const isOneTimeOver = (
  { oneTimeUntil: until }: { oneTimeUntil: Temporal.Instant | null },
  now: Temporal.Instant,
) => until !== null && !isBefore(now, until);
