import type { Language } from '#contract/fields.ts';
import { type AccountMailData, writeAccountMail } from './account-letter.ts';

type WithUrl = AccountMailData & Readonly<{ url: string }>;

/** Says that somebody registered with an e-mail that already has an account. `url` leads to the sign-in page. */
export const emailKnownMail = ({ url, ...data }: WithUrl, language: Language) =>
  writeAccountMail(data, language, ({ emailKnown: words }) => ({
    ...words,
    texts: [words.text, words.forgotten, words.notYou],
    button: { label: words.button, url },
  }));

/** Says that the password was changed. `url` leads to a password reset, in case somebody else changed it. */
export const passwordChangedMail = ({ url, ...data }: WithUrl, language: Language) =>
  writeAccountMail(data, language, ({ passwordChanged: words }) => ({
    ...words,
    texts: [words.text, words.notYou],
    button: { label: words.button, url },
  }));

/** Says, at the account's old address, that its e-mail was changed. */
export const emailChangedMail = (data: AccountMailData, language: Language) =>
  writeAccountMail(data, language, ({ emailChanged: words }) => ({
    ...words,
    texts: [words.text, words.notYou],
    button: null,
  }));

/** Says that two-factor sign-in was turned on or off, or that the recovery codes were replaced. */
export const twoFactorChangedMail = (
  { change, url, ...data }: WithUrl & Readonly<{ change: 'on' | 'off' | 'newCodes' }>,
  language: Language,
) =>
  writeAccountMail(data, language, ({ twoFactor: words }) => ({
    ...words[change],
    texts: [words[change].text, words.notYou],
    button: { label: words.button, url },
  }));

type Notice = 'email-asked' | keyof typeof formerNews;

const formerNews = {
  'reset-asked': 'resetAsked',
  'password-changed': 'passwordChanged',
  'email-changed': 'emailChanged',
  'two-factor-on': 'twoFactorOn',
  'two-factor-off': 'twoFactorOff',
  'recovery-codes': 'recoveryCodes',
} as const;

/**
 * Says, without links, that staff entered another e-mail for an account; or, at an e-mail that an account had lately, what
 * happened to it.
 */
export const accountNoticeMail = (
  { news, ...data }: AccountMailData & Readonly<{ news: Notice }>,
  language: Language,
) =>
  writeAccountMail(data, language, ({ notice: words }) => {
    const { heading, notYou, formerly } = words;
    if (news === 'email-asked')
      return { heading, ...words.emailAsked, texts: [words.emailAsked.text, notYou], button: null };
    const subject = words.former[formerNews[news]];
    return { heading, subject, texts: [`${subject}.`, formerly, notYou], button: null };
  });

/** Says that the account was deleted. */
export const accountDeletedMail = (data: AccountMailData, language: Language) =>
  writeAccountMail(data, language, ({ accountDeleted: words }) => ({
    ...words,
    texts: [words.text, words.kept],
    button: null,
  }));
