import type { Language } from '#contract/fields.ts';
import { fill } from '#kernel/fill.ts';
import { type AccountMailData, writeAccountMail } from './account-letter.ts';

// What leads to `url`, once, and for how many hours.
type LinkMailData = AccountMailData & Readonly<{ url: string; hours: number }>;

/** Proves the e-mail of a new account. */
export const verifyEmailMail = ({ url, hours, ...data }: LinkMailData, language: Language) =>
  writeAccountMail(data, language, ({ verifyEmail: words }) => ({
    ...words,
    texts: [words.text, fill(words.once, { hours: String(hours) }), words.notYou],
    button: { label: words.button, url },
  }));

/** Proves the e-mail that an account is to have from now on. */
export const newEmailMail = ({ url, hours, ...data }: LinkMailData, language: Language) =>
  writeAccountMail(data, language, ({ newEmail: words }) => ({
    ...words,
    texts: [words.text, fill(words.once, { hours: String(hours) }), words.notYou],
    button: { label: words.button, url },
  }));

/** Leads to a new password. */
export const resetPasswordMail = ({ url, hours, ...data }: LinkMailData, language: Language) =>
  writeAccountMail(data, language, ({ resetPassword: words }) => ({
    ...words,
    texts: [words.text, fill(words.once, { hours: String(hours) }), words.notYou],
    button: { label: words.button, url },
  }));

/** Leads somebody whom the business made an account for to their first password. */
export const invitationMail = ({ url, hours, ...data }: LinkMailData, language: Language) =>
  writeAccountMail(data, language, ({ invitation: words }) => ({
    ...words,
    texts: [words.text, fill(words.once, { days: String(Math.round(hours / 24)) })],
    button: { label: words.button, url },
  }));
