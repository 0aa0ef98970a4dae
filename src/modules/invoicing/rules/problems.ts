import { Problem } from '#kernel/problem.ts';

/** What is owed, in baht as it is written. */
export const notPaid = (amount: string) =>
  new Problem(409, 'invoice.not-paid', `A tax invoice can be issued once the booking is paid. ${amount} is owed.`, {
    details: { amount },
  });

export const noSeller = () =>
  new Problem(409, 'invoice.no-seller', 'A tax invoice names the tax ID of the business, and the settings have none.');

export const nothingReceived = () =>
  new Problem(409, 'invoice.nothing-received', 'Nothing has been received for this booking.');

export const nothingToCredit = () =>
  new Problem(409, 'invoice.nothing-to-credit', 'No tax invoice of this booking stands.');

export const moreThanStands = (rest: string) =>
  new Problem(409, 'invoice.more-than-stands', 'The credit note is over more than what is invoiced.', {
    fields: { amount: `At most ${rest} can be credited` },
  });

export const documentNotFound = () => new Problem(404, 'invoice.not-found', 'Document not found');

const wrongField = (field: string, sentence: string) =>
  new Problem(422, 'form.invalid', sentence, { fields: { [field]: sentence } });

export const amountMissing = () => wrongField('amount', 'Please enter the amount');
export const reasonMissing = () => wrongField('reason', 'Please give a reason');
