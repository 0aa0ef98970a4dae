import { z } from 'zod';
import { emailPattern, hasMailInjection, hasSomethingToRead, phonePattern } from '#kernel/people.ts';
import { type ProblemCode, problemText } from '#kernel/problem.ts';

// Shapes of personal details, shared by all forms.

/** A text that is not blank: one of only spaces, control characters and invisible marks counts as empty. */
export const required = (missing: ProblemCode, longest = 100) =>
  z
    .string(problemText(missing))
    .trim()
    .refine(hasSomethingToRead, problemText(missing))
    .max(longest, problemText('field.too-long', { max: longest }));

/** Rejects links and line breaks: names appear in mails, where these would inject another message. */
export const PersonName = (missing: ProblemCode) =>
  required(missing).refine((name) => !hasMailInjection(name), problemText('name.link'));

/** A last name, which may be empty: some people have one name alone. */
export const LastNameOrNone = z
  .string()
  .trim()
  .max(100, problemText('field.too-long', { max: 100 }))
  .refine((name) => !hasMailInjection(name), problemText('name.link'));

export const EmailText = (invalid: ProblemCode = 'email.invalid') =>
  required('email.required', 254).regex(emailPattern, problemText(invalid));

const INVALID_PHONE = problemText('phone.invalid');

/** An e-mail address; may be empty. */
export const EmailTextOrNone = z
  .string()
  .trim()
  .max(254)
  .refine((email) => email === '' || emailPattern.test(email), problemText('email.invalid'));

export const PhoneText = required('phone.required', 40).regex(phonePattern, INVALID_PHONE);

/** A phone number; may be empty. */
export const PhoneTextOrNone = z
  .string()
  .trim()
  .max(40)
  .refine((phone) => phone === '' || phonePattern.test(phone), INVALID_PHONE);

/** A password as typed so far; may be empty. */
export const TypedPassword = z.string(problemText('password.required')).max(1000);

/** A current or new password. The Security settings define the length and strength of new ones. */
export const PasswordText = TypedPassword.min(1, problemText('password.required'));
