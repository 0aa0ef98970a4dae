import { type Customer, isNobody } from './draft.ts';

/** The customer of a draft; where nothing was typed yet, what the account of whoever is signed in knows. */
export const prefilled = (typed: Customer, signedIn: Customer | null): Customer =>
  signedIn && isNobody(typed) ? signedIn : typed;
