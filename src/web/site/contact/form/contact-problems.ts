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

/** The contract's patterns, so that the server accepts what passes here. */
const hasSomethingToRead = /[^\s\p{Cc}\p{Cf}]/u;
const looksLikeEmail = /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()[\]\\\p{C}]+\.[A-Za-z]{2,}$/u;

/** The problems of a message, at most one per field. A field of only spaces counts as empty. */
export const contactProblems = (written: Written): ContactProblem[] =>
  contactFields.flatMap((field): ContactProblem[] => {
    const text = written[field].trim();
    if (!hasSomethingToRead.test(text)) return [{ field, sentence: required[field] }];
    if (text.length > longest[field]) return [{ field, sentence: 'tooLong' }];
    return field === 'email' && !looksLikeEmail.test(text) ? [{ field, sentence: 'emailInvalid' }] : [];
  });
