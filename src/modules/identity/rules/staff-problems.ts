import { Problem } from '#kernel/problem.ts';

export const staffNotFound = () => new Problem(404, 'users.not-found', 'There is no such user.');

/** The same whether the account is a customer's or a colleague's. */
export const emailTaken = () =>
  new Problem(409, 'users.email-taken', 'This e-mail has an account already.', {
    fields: { email: 'This e-mail has an account already' },
  });

export const lastAdmin = () =>
  new Problem(409, 'users.last-admin', 'This is the last active admin. Make somebody else an admin first.');

export const notYourself = () =>
  new Problem(409, 'users.self', 'This cannot be done to your own account. Another admin can, or you in your profile.');

export const noInvitation = () =>
  new Problem(409, 'users.not-invited', 'This person has chosen a password already. There is nothing to invite to.');

/** Its link would lead nowhere. */
export const switchedOff = () =>
  new Problem(409, 'users.switched-off', 'This account is switched off. Switch it on, then send the invitation.');
