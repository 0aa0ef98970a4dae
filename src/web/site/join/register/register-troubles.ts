import type { PasswordTrouble } from '../../new-password/password-trouble.ts';
import { longest, type Written, type WrittenField, writtenFields } from './written.ts';

export type RegisterSentence =
  | 'firstNameRequired'
  | 'lastNameRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'phoneInvalid'
  | 'termsRequired'
  | 'linkInName'
  | 'tooLong'
  | 'unreadable';

/** What is wrong with a field, in the order of the form. */
export type RegisterTrouble =
  | Readonly<{ field: WrittenField | 'acceptTerms'; sentence: RegisterSentence }>
  | Readonly<{ field: 'password'; why: PasswordTrouble }>;

/** The same shapes as the contract's, so that the server does not refuse what this accepts. */
const hasSomethingToRead = /[^\s\p{Cc}\p{Cf}]/u;
const hasLink = /:\/\/|[\p{Cc}\p{Zl}\p{Zp}]/u;
const looksLikeEmail = /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()[\]\\\p{C}]+\.[A-Za-z]{2,}$/u;
const looksLikePhone = /^[+0-9 ()./-]{5,40}$/;

export const isEmail = (text: string): boolean => looksLikeEmail.test(text) && text.length <= longest.email;

export const registerTroubles = (written: Written, password: string): RegisterTrouble[] => [
  ...writtenFields.flatMap((field): RegisterTrouble[] => {
    const sentence = sentenceFor(field, written[field]);
    return sentence ? [{ field, sentence }] : [];
  }),
  ...(password === '' ? [{ field: 'password', why: { reason: 'required' } } as const] : []),
  ...(written.acceptTerms ? [] : [{ field: 'acceptTerms', sentence: 'termsRequired' } as const]),
];

const sentenceFor = (field: WrittenField, text: string): RegisterSentence | null => {
  if (!hasSomethingToRead.test(text)) return field === 'phone' ? null : `${field}Required`;
  if (text.length > longest[field]) return 'tooLong';
  if (field === 'email') return looksLikeEmail.test(text) ? null : 'emailInvalid';
  if (field === 'phone') return looksLikePhone.test(text) ? null : 'phoneInvalid';
  return hasLink.test(text) ? 'linkInName' : null;
};
