import { Problem } from '#kernel/problem.ts';

export const mailNotFound = () => new Problem(404, 'notices.mail-not-found');

export const noMailServer = () => new Problem(409, 'settings.no-mail-server');

/** `word` is the error message for the user, with the server's reply. */
export const mailRefused = (word: string) =>
  new Problem(502, 'settings.mail-refused', { details: { said: `${word}.`.replace(/\.\.$/, '.') } });

export const mailErased = () => new Problem(409, 'notices.mail-erased');

export const mailLinkGone = () => new Problem(409, 'notices.mail-link-gone');
