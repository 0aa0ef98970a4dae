import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { type AccountMailData, writeAccountMail } from './account-letter.ts';

// `url` is a single-use link, valid for `hours`.
type LinkMailData = AccountMailData & Readonly<{ url: string; hours: number }>;

/** Asks the owner of a new account to verify its e-mail. */
export const verifyEmailMail = ({ url, hours, ...data }: LinkMailData, language: Language) =>
  writeAccountMail(data, language, ({ verifyEmail: words }) => ({
    ...words,
    texts: [words.text, fillPlaceholders(words.once, { hours: String(hours) }), words.notYou],
    button: { label: words.button, url },
  }));

/** Asks the owner of an account to verify its new e-mail. */
export const newEmailMail = ({ url, hours, ...data }: LinkMailData, language: Language) =>
  writeAccountMail(data, language, ({ newEmail: words }) => ({
    ...words,
    texts: [words.text, fillPlaceholders(words.once, { hours: String(hours) }), words.notYou],
    button: { label: words.button, url },
  }));

/** Offers a link for choosing a new password. */
export const resetPasswordMail = ({ url, hours, ...data }: LinkMailData, language: Language) =>
  writeAccountMail(data, language, ({ resetPassword: words }) => ({
    ...words,
    texts: [words.text, fillPlaceholders(words.once, { hours: String(hours) }), words.notYou],
    button: { label: words.button, url },
  }));

/** Invites somebody whose account the business created to choose a first password. */
export const invitationMail = ({ url, hours, ...data }: LinkMailData, language: Language) =>
  writeAccountMail(data, language, ({ invitation: words }) => ({
    ...words,
    texts: [words.text, fillPlaceholders(words.once, { days: String(Math.round(hours / 24)) })],
    button: { label: words.button, url },
  }));
