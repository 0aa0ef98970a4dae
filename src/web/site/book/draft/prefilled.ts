import type { Customer } from './draft.ts';

export type Known = Pick<Customer, 'firstName' | 'lastName' | 'email'>;

/** The customer of a draft; where nothing was typed yet, what the account of whoever is signed in knows. */
export const prefilled = (typed: Customer, signedIn: Known | null): Customer => {
  if (!signedIn || Object.values(typed).some((value) => value !== '')) return typed;
  const { firstName, lastName, email } = signedIn;
  return { ...typed, firstName, lastName, email };
};
