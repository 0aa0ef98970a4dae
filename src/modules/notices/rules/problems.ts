import { Problem } from '#kernel/problem.ts';

export const mailNotFound = () => new Problem(404, 'notices.mail-not-found', 'There is no such mail.');

export const mailErased = () =>
  new Problem(409, 'notices.mail-erased', 'The contents of this mail were erased. It cannot be sent again.');
