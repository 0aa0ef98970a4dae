import { fieldProblem, Problem, wrongField } from '#kernel/problem.ts';

/** `amount` is the amount owed, formatted in baht. */
export const notPaid = (amount: string) =>
  new Problem(409, 'invoice.not-paid', {
    details: { amount },
  });

export const noSeller = () => new Problem(409, 'invoice.no-seller');

export const nothingReceived = () => new Problem(409, 'invoice.nothing-received');

export const nothingToCredit = () => new Problem(409, 'invoice.nothing-to-credit');

export const moreThanStands = (rest: string) =>
  new Problem(409, 'invoice.more-than-stands', {
    fields: { amount: fieldProblem('invoice.at-most-credited', { amount: rest }) },
  });

export const documentNotFound = () => new Problem(404, 'invoice.not-found');

export const amountMissing = () => wrongField('amount', 'amount.required');
export const reasonMissing = () => wrongField('reason', 'reason.missing');
