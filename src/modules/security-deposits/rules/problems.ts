import { toBangkokText } from '#kernel/bangkok-time.ts';
import { fieldProblem, Problem } from '#kernel/problem.ts';

export const depositNotFound = () => new Problem(404, 'security-deposit.not-found');

/** The booking waits for its confirmation, or is over. */
export const notForThisBooking = () => new Problem(409, 'security-deposit.not-now');

/** `amount` is what is with us already, in baht. */
export const alreadyLeft = (amount: number) =>
  new Problem(409, 'security-deposit.already-left', { details: { amount } });

/** All of it would go back while a claim of the booking waits; `amount` is what that asks for, in baht. */
export const claimOpen = (amount: number) => new Problem(409, 'security-deposit.claim-open', { details: { amount } });

export const alreadyEnded = () => new Problem(409, 'security-deposit.already-ended');

/** `amount` is the deposit, in baht. */
export const moreThanDeposit = (amount: number) =>
  new Problem(422, 'security-deposit.more-than-left', {
    fields: { keep: fieldProblem('security-deposit.was-left', { amount: `฿${amount}` }) },
    details: { amount },
  });

export const nothingAgreed = () => new Problem(409, 'security-deposit.none-agreed');

export const holdTooEarly = (from: Temporal.Instant) =>
  new Problem(409, 'security-deposit.hold-too-early', { details: { from: toBangkokText(from) } });

/** The outcome of an earlier try is not known yet. */
export const holdInProgress = () => new Problem(409, 'security-deposit.hold-in-progress');

/** What is kept of it is being taken already, or its end is. */
export const holdEnding = () => new Problem(409, 'security-deposit.ending');

/** The bank does not give what is held; nothing was kept. */
export const notCaptured = (reason: string) =>
  new Problem(409, 'security-deposit.not-captured', { details: { reason } });
