import { Problem } from '#kernel/problem.ts';

export const staffNotFound = () => new Problem(404, 'users.not-found');

/** Identical whether the account is a customer's or a colleague's. */
export const staffEmailTaken = () =>
  new Problem(409, 'users.email-taken', {
    field: 'email',
  });

export const lastAdmin = () => new Problem(409, 'users.last-admin');

export const notYourself = () => new Problem(409, 'users.self');

export const noInvitation = () => new Problem(409, 'users.not-invited');

/** An invitation would be useless: its link is invalid for a deactivated account. */
export const switchedOff = () => new Problem(409, 'users.switched-off');
