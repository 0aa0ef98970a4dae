import { fieldProblem, Problem } from '#kernel/problem.ts';

export const depositNotFound = () => new Problem(404, 'security-deposit.not-found');

/** The booking waits for its confirmation, or is over. */
export const notForThisBooking = () => new Problem(409, 'security-deposit.not-now');

/** `amount` is what is with us already, in baht. */
export const alreadyLeft = (amount: number) =>
  new Problem(409, 'security-deposit.already-left', { details: { amount } });

export const alreadyEnded = () => new Problem(409, 'security-deposit.already-ended');

/** `amount` is the deposit, in baht. */
export const moreThanDeposit = (amount: number) =>
  new Problem(422, 'security-deposit.more-than-left', {
    fields: { keep: fieldProblem('security-deposit.was-left', { amount: `฿${amount}` }) },
    details: { amount },
  });
