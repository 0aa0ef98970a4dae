import { isBefore } from '#kernel/period.ts';
import type { Role } from '#kernel/role.ts';

/** The maximum lifetime of a session, however active it is. */
const longestLifeHours: Record<Role, number> = { CUSTOMER: 30 * 24, STAFF: 12, ADMIN: 12 };

export const sessionLifeSeconds = (role: Role): number => longestLifeHours[role] * 3600;

type Life = Readonly<{ lastSeenAt: Temporal.Instant; expiresAt: Temporal.Instant }>;

/** A session ends after `idleMinutes` without use (the setting `sessionTimeout`), and at `expiresAt`. */
export const isAlive = (
  { lastSeenAt, expiresAt }: Life,
  { now, idleMinutes }: { now: Temporal.Instant; idleMinutes: number },
): boolean => isBefore(now, expiresAt) && isBefore(now, lastSeenAt.add({ minutes: idleMinutes }));

/** `lastSeenAt` is updated at most once a minute. */
export const isWorthTouching = ({ lastSeenAt }: Life, now: Temporal.Instant): boolean =>
  !isBefore(now, lastSeenAt.add({ minutes: 1 }));
