import { emailPattern, hasMailInjection, hasSomethingToRead, phonePattern } from '#kernel/people.ts';
import type { PasswordProblem } from '../password/field/password-problem.ts';
import type { Strength } from '../password/field/strength.ts';
import { longest, type Written, type WrittenField, writtenFields } from './written.ts';

type RegisterSentence =
  | 'firstNameRequired'
  | 'lastNameRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'phoneInvalid'
  | 'termsRequired'
  | 'linkInName'
  | 'tooLong'
  | 'unreadable';

/** A field's problem, in the order of the form. */
export type RegisterProblem =
  | Readonly<{ field: WrittenField | 'acceptTerms'; sentence: RegisterSentence }>
  | Readonly<{ field: 'password'; why: PasswordProblem }>;

export const isEmail = (text: string): boolean => emailPattern.test(text) && text.length <= longest.email;

export const registerProblems = (written: Written, password: string): RegisterProblem[] => [
  ...writtenFields.flatMap((field): RegisterProblem[] => {
    const sentence = sentenceFor(field, written[field]);
    return sentence ? [{ field, sentence }] : [];
  }),
  ...(password === '' ? [{ field: 'password', why: { reason: 'required' } } as const] : []),
  ...(written.acceptTerms ? [] : [{ field: 'acceptTerms', sentence: 'termsRequired' } as const]),
];

/** The same with a weak password among the other mistakes. Alone it is left to the server, which knows best. */
export const withWeakPassword = (
  problems: readonly RegisterProblem[],
  strength: Strength | null,
): RegisterProblem[] => {
  if (problems.length === 0 || !strength?.reason) return [...problems];
  const { reason, minLength } = strength;
  const weak: RegisterProblem = { field: 'password', why: { reason, minLength } };
  const isBelow = ({ field }: RegisterProblem) => field === 'acceptTerms';
  return [...problems.filter((one) => !isBelow(one)), weak, ...problems.filter(isBelow)];
};

const sentenceFor = (field: WrittenField, text: string): RegisterSentence | null => {
  if (!hasSomethingToRead(text)) return field === 'phone' ? null : `${field}Required`;
  if (text.length > longest[field]) return 'tooLong';
  if (field === 'email') return emailPattern.test(text) ? null : 'emailInvalid';
  if (field === 'phone') return phonePattern.test(text) ? null : 'phoneInvalid';
  return hasMailInjection(text) ? 'linkInName' : null;
};
