import { z } from 'zod';
import { emailPattern, hasSomethingToRead, isMoreThanName, phonePattern } from '#kernel/people.ts';
import { type ProblemCode, problemText } from '#kernel/problem.ts';

// How people are described wherever a form asks for them.

/** A text with something in it to read: spaces, control characters and invisible marks alone count as empty. */
export const required = (missing: ProblemCode, longest = 100) =>
  z
    .string(problemText(missing))
    .trim()
    .refine(hasSomethingToRead, problemText(missing))
    .max(longest, problemText('field.too-long', { max: longest }));

/** Names go into mails: a link or a line of its own there would be somebody else's message. */
export const PersonName = (missing: ProblemCode) =>
  required(missing).refine((name) => !isMoreThanName(name), problemText('name.link'));

export const EmailText = (invalid: ProblemCode = 'email.invalid') =>
  required('email.required', 254).regex(emailPattern, problemText(invalid));

const INVALID_PHONE = problemText('phone.invalid');

export const PhoneText = required('phone.required', 40).regex(phonePattern, INVALID_PHONE);

/** A phone that may be left empty. */
export const PhoneTextOrNone = z
  .string()
  .trim()
  .max(40)
  .refine((phone) => phone === '' || phonePattern.test(phone), INVALID_PHONE);

/** A password while it is typed; it may be empty yet. */
export const TypedPassword = z.string(problemText('password.required')).max(1000);

/** A password that is checked, or one to be: how long and strong that must be, the Security settings say. */
export const PasswordText = TypedPassword.min(1, problemText('password.required'));
