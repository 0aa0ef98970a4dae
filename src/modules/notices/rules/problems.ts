import { Problem } from '#kernel/problem.ts';

export const mailNotFound = () => new Problem(404, 'notices.mail-not-found');

export const noMailServer = () => new Problem(409, 'settings.no-mail-server');

/** `said` is a sentence with what the mail server answered; without it there is one sentence for everything else. */
export const mailRefused = (said: string | undefined) =>
  said === undefined
    ? new Problem(502, 'settings.mail-unreachable')
    : new Problem(502, 'settings.mail-refused', { details: { said: `${said}.`.replace(/\.\.$/, '.') } });

export const mailErased = () => new Problem(409, 'notices.mail-erased');

export const mailLinkGone = () => new Problem(409, 'notices.mail-link-gone');
