import { Problem } from '#kernel/problem.ts';

export const staffNotFound = () => new Problem(404, 'users.not-found');

/** The same whether the account is a customer's or a colleague's. */
export const staffEmailTaken = () =>
  new Problem(409, 'users.email-taken', {
    field: 'email',
  });

export const lastAdmin = () => new Problem(409, 'users.last-admin');

export const notYourself = () => new Problem(409, 'users.self');

export const noInvitation = () => new Problem(409, 'users.not-invited');

/** Its link would lead nowhere. */
export const switchedOff = () => new Problem(409, 'users.switched-off');
