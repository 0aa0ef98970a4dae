import { fieldProblem, Problem, wrongField } from '#kernel/problem.ts';

export const noSeller = () => new Problem(409, 'invoice.no-seller');

export const noTax = () => new Problem(409, 'invoice.no-tax');

export const isTaxInvoice = () => new Problem(409, 'invoice.is-tax-invoice');

export const addressMissing = () => wrongField('buyer.address', 'invoice.address-of-tax-invoice');

export const notReplaceable = () => new Problem(409, 'invoice.not-replaceable');

export const noneChosen = () => wrongField('replaces', 'invoice.none-chosen');

export const nothingReceived = () => new Problem(409, 'invoice.nothing-received');

export const nothingToCredit = () => new Problem(409, 'invoice.nothing-to-credit');

export const moreThanStands = (rest: string) =>
  new Problem(409, 'invoice.more-than-stands', {
    fields: { amount: fieldProblem('invoice.at-most-credited', { amount: rest }) },
  });

export const documentNotFound = () => new Problem(404, 'invoice.not-found');

export const paperForgotten = () => new Problem(409, 'invoice.forgotten');
