import { isBefore } from '#kernel/period.ts';

/** One sign-in that failed: with which e-mail, in lower case, from which address. */
export type FailedSignIn = Readonly<{ email: string; address: string; at: Temporal.Instant }>;

type Attempt = Pick<FailedSignIn, 'email' | 'address'>;

type Limit = Readonly<{
  /** Of the setting `security.maxLoginAttempts`: 5, unless the business says otherwise. */
  times: number;
  minutes: number;
  counts: (failure: FailedSignIn, attempt: Attempt) => boolean;
}>;

/** One person at one place. */
const here: Limit = {
  times: 1,
  minutes: 15,
  counts: (failure, { email, address }) => failure.email === email && failure.address === address,
};

/** One place that tries one e-mail after the other. */
const address: Limit = { times: 10, minutes: 15, counts: (failure, attempt) => failure.address === attempt.address };

/** Many places that guess at one e-mail. */
const account: Limit = { times: 5, minutes: 60, counts: (failure, { email }) => failure.email === email };

/** Failures before this no longer count for anything. */
export const countedSince = (now: Temporal.Instant): Temporal.Instant => now.subtract({ minutes: account.minutes });

/** From where somebody signed in after this, they get in while many places guess at their account. */
export const knownSince = (now: Temporal.Instant): Temporal.Instant => now.subtract({ hours: 90 * 24 });

type Attempted = Readonly<{
  attempt: Attempt;
  /** Those of this e-mail and those of this address, in any order. */
  failures: readonly FailedSignIn[];
  /** Whether the account was signed in from here lately. */
  isKnownAddress: boolean;
  mostFailures: number;
  now: Temporal.Instant;
}>;

/**
 * Until when this e-mail may not be tried from this address; undefined while it may. Each lock ends by itself, once
 * fewer failures than its limit are young enough: attempts under a lock are not counted.
 */
export const lockedUntil = ({ attempt, failures, isKnownAddress, mostFailures, now }: Attempted) => {
  const untilBy = ({ times, minutes, counts }: Limit) => {
    const since = now.subtract({ minutes });
    const counted = failures.filter((failure) => counts(failure, attempt) && isBefore(since, failure.at));
    return counted
      .map(({ at }) => at)
      .sort(Temporal.Instant.compare)
      .at(-mostFailures * times)
      ?.add({ minutes });
  };
  const limits = isKnownAddress ? [here, address] : [here, address, account];
  return limits
    .flatMap((limit) => untilBy(limit) ?? [])
    .sort(Temporal.Instant.compare)
    .at(-1);
};

export const secondsUntil = (now: Temporal.Instant, until: Temporal.Instant): number =>
  Math.max(1, Math.ceil((until.epochMilliseconds - now.epochMilliseconds) / 1000));
