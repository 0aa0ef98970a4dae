import { Problem } from '#kernel/problem.ts';

export const mailNotFound = () => new Problem(404, 'notices.mail-not-found', 'There is no such mail.');

export const noMailServer = () =>
  new Problem(409, 'settings.no-mail-server', 'There is no mail server yet. Save its name first.');

/** `word` is what the server said. */
export const mailRefused = (word: string) =>
  new Problem(502, 'settings.mail-refused', `${word}.`.replace(/\.\.$/, '.'), { details: { said: word } });

export const mailErased = () =>
  new Problem(409, 'notices.mail-erased', 'The contents of this mail were erased. It cannot be sent again.');

export const mailLinkGone = () =>
  new Problem(
    409,
    'notices.mail-link-gone',
    'The link in this mail was good once, and we do not keep it. A new one is sent where the first was asked for.',
  );
