import { isBefore } from '#kernel/period.ts';

/** Failures older than this no longer count. */
const LOCK_OUT_MINUTES = 15;

export const countedSince = (now: Temporal.Instant): Temporal.Instant => now.subtract({ minutes: LOCK_OUT_MINUTES });

type Failures = Readonly<{
  /** When signing in failed for this e-mail from this address, in any order. */
  failures: readonly Temporal.Instant[];
  mostFailures: number;
  now: Temporal.Instant;
}>;

/**
 * Until when nobody may sign in with this e-mail from this address; undefined while they may. The lock ends by itself,
 * once fewer than `mostFailures` are younger than 15 minutes: attempts under the lock are not counted.
 */
export const lockedUntil = ({ failures, mostFailures, now }: Failures): Temporal.Instant | undefined => {
  const counted = failures.filter((at) => isBefore(countedSince(now), at)).sort(Temporal.Instant.compare);
  return counted.at(-mostFailures)?.add({ minutes: LOCK_OUT_MINUTES });
};

export const secondsUntil = (now: Temporal.Instant, until: Temporal.Instant): number =>
  Math.max(1, Math.ceil((until.epochMilliseconds - now.epochMilliseconds) / 1000));
