import { type ContactField, contactFields, longest, type Written } from './written.ts';

export type ContactProblem = Readonly<{
  field: ContactField;
  sentence:
    | 'nameRequired'
    | 'emailRequired'
    | 'emailInvalid'
    | 'subjectRequired'
    | 'messageRequired'
    | 'tooLong'
    | 'unreadable';
}>;

const required = {
  name: 'nameRequired',
  email: 'emailRequired',
  subject: 'subjectRequired',
  message: 'messageRequired',
} as const;

/** The same shapes as the contract's, so that the server does not refuse what this accepts. */
const hasSomethingToRead = /[^\s\p{Cc}\p{Cf}]/u;
const looksLikeEmail = /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()[\]\\\p{C}]+\.[A-Za-z]{2,}$/u;

/** What is wrong with a message: at most one thing a field. Only spaces count as empty. */
export const contactProblems = (written: Written): ContactProblem[] =>
  contactFields.flatMap((field): ContactProblem[] => {
    const text = written[field].trim();
    if (!hasSomethingToRead.test(text)) return [{ field, sentence: required[field] }];
    if (text.length > longest[field]) return [{ field, sentence: 'tooLong' }];
    return field === 'email' && !looksLikeEmail.test(text) ? [{ field, sentence: 'emailInvalid' }] : [];
  });
