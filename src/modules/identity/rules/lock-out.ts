import { isBefore } from '#kernel/period.ts';

/** A failed sign-in: the e-mail, in lower case, and the address. */
export type FailedSignIn = Readonly<{ email: string; address: string; at: Temporal.Instant }>;

type Attempt = Pick<FailedSignIn, 'email' | 'address'>;

type Limit = Readonly<{
  /** A multiple of the setting `security.maxLoginAttempts`, which is 5 by default. */
  times: number;
  minutes: number;
  counts: (failure: FailedSignIn, attempt: Attempt) => boolean;
}>;

/** Limits attempts with one e-mail from one address. */
const here: Limit = {
  times: 1,
  minutes: 15,
  counts: (failure, { email, address }) => failure.email === email && failure.address === address,
};

/** Limits attempts from one address with any e-mail. */
const address: Limit = { times: 10, minutes: 15, counts: (failure, attempt) => failure.address === attempt.address };

/** Limits attempts with one e-mail from any address. */
const account: Limit = { times: 5, minutes: 60, counts: (failure, { email }) => failure.email === email };

/** Older failures no longer count for any limit. */
export const countedSince = (now: Temporal.Instant): Temporal.Instant => now.subtract({ minutes: account.minutes });

/** A place used to sign in since then is exempt from the limit on attempts from anywhere. */
export const knownSince = (now: Temporal.Instant): Temporal.Instant => now.subtract({ hours: 90 * 24 });

type Attempted = Readonly<{
  attempt: Attempt;
  /** The failures with this e-mail and those from this address, in any order. */
  failures: readonly FailedSignIn[];
  /** Whether the account was recently signed in to from this place. */
  isKnownAddress: boolean;
  mostFailures: number;
  now: Temporal.Instant;
}>;

/**
 * Until when this e-mail is locked for this address; undefined if it is not. A lock expires once fewer failures than
 * its limit are recent enough: attempts during a lock are not counted.
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
