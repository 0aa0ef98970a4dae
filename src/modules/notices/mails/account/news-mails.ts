import type { Language } from '#contract/fields.ts';
import { type AccountMailData, writeAccountMail } from './account-letter.ts';

type WithUrl = AccountMailData & Readonly<{ url: string }>;

/** Somebody registered with an e-mail that has an account. `url` leads to the sign-in. */
export const emailKnownMail = ({ url, ...data }: WithUrl, language: Language) =>
  writeAccountMail(data, language, ({ emailKnown: words }) => ({
    ...words,
    texts: [words.text, words.forgotten, words.notYou],
    button: { label: words.button, url },
  }));

/** The password is another one. `url` leads to a reset, for whom it was not. */
export const passwordChangedMail = ({ url, ...data }: WithUrl, language: Language) =>
  writeAccountMail(data, language, ({ passwordChanged: words }) => ({
    ...words,
    texts: [words.text, words.notYou],
    button: { label: words.button, url },
  }));

/** To the address that the account had: it has another one now. */
export const emailChangedMail = (data: AccountMailData, language: Language) =>
  writeAccountMail(data, language, ({ emailChanged: words }) => ({
    ...words,
    texts: [words.text, words.notYou],
    button: null,
  }));

/** Signing in asks for a code from now on, or no longer; or the codes for a lost phone are other ones. */
export const twoFactorChangedMail = (
  { change, url, ...data }: WithUrl & Readonly<{ change: 'on' | 'off' | 'newCodes' }>,
  language: Language,
) =>
  writeAccountMail(data, language, ({ twoFactor: words }) => ({
    ...words[change],
    texts: [words[change].text, words.notYou],
    button: { label: words.button, url },
  }));

/** The account is gone. */
export const accountDeletedMail = (data: AccountMailData, language: Language) =>
  writeAccountMail(data, language, ({ accountDeleted: words }) => ({
    ...words,
    texts: [words.text, words.kept],
    button: null,
  }));
