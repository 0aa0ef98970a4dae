import { linesOf, textOf } from '../../forms/form-text.ts';

/** The form's fields, in order, with their maximum lengths. */
export const longest = { name: 100, email: 254, subject: 150, message: 5000 } as const;
export type ContactField = keyof typeof longest;
export const contactFields = ['name', 'email', 'subject', 'message'] as const satisfies readonly ContactField[];

export type Written = Readonly<Record<ContactField, string>>;
export const nothingWritten: Written = { name: '', email: '', subject: '', message: '' };

/** The form's values, as typed. */
export const readWritten = (form: FormData): Written => ({
  name: textOf(form, 'name'),
  email: textOf(form, 'email'),
  subject: textOf(form, 'subject'),
  message: linesOf(form, 'message'),
});
