import { textOf } from '../../forms/form-text.ts';

/** The fields that a rejected form keeps, in order, with their maximum lengths. Passwords are never kept. */
export const longest = { firstName: 100, lastName: 100, email: 254, phone: 40 } as const;
export type WrittenField = keyof typeof longest;
export const writtenFields = ['firstName', 'lastName', 'email', 'phone'] as const satisfies readonly WrittenField[];

export type Written = Readonly<Record<WrittenField, string>> & { acceptTerms: boolean };
const nothingWritten: Written = { firstName: '', lastName: '', email: '', phone: '', acceptTerms: false };

/** A new form, with the details that were handed over, if any. */
export const writtenFrom = (given: Omit<Written, 'acceptTerms'> | null): Written =>
  given
    ? {
        firstName: given.firstName,
        lastName: given.lastName,
        email: given.email,
        phone: given.phone,
        acceptTerms: false,
      }
    : nothingWritten;

export const readWritten = (form: FormData): Written => ({
  firstName: textOf(form, 'firstName').trim(),
  lastName: textOf(form, 'lastName').trim(),
  email: textOf(form, 'email').trim(),
  phone: textOf(form, 'phone').trim(),
  acceptTerms: form.has('acceptTerms'),
});
