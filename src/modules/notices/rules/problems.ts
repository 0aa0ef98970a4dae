import { Problem } from '#kernel/problem.ts';

export const mailNotFound = () => new Problem(404, 'notices.mail-not-found', 'There is no such mail.');

export const mailErased = () =>
  new Problem(409, 'notices.mail-erased', 'The contents of this mail were erased. It cannot be sent again.');

export const mailLinkGone = () =>
  new Problem(
    409,
    'notices.mail-link-gone',
    'The link in this mail was good once, and we do not keep it. A new one is sent where the first was asked for.',
  );
