import { type Draft, newDraft } from './draft.ts';

/**
 * What a tab remembers, for whoever uses it now: `email` is that of the account, null for a guest. Of what somebody else
 * wrote only vehicle, dates and extras stay. A guest who then signs in goes on with what has the account's e-mail.
 */
export const ownDraft = (remembered: Draft, email: string | null): Draft => {
  if (isOwn(remembered, email)) return { ...remembered, of: email };
  const { vehicleId, rental, cover, addons } = remembered;
  return { ...newDraft(vehicleId, rental), of: email, cover, addons };
};

const isOwn = ({ of, customer }: Draft, email: string | null): boolean => {
  if (of !== null || email === null) return of === email;
  return customer.email === '' || customer.email.toLowerCase() === email.toLowerCase();
};
