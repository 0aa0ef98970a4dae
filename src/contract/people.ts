import { z } from 'zod';
import { emailPattern, hasSomethingToRead, isMoreThanName, phonePattern } from '#kernel/people.ts';

// How people are described wherever a form asks for them.

/** A text with something in it to read: spaces, control characters and invisible marks alone count as empty. */
export const required = (sentence: string, longest = 100) =>
  z
    .string(sentence)
    .trim()
    .refine(hasSomethingToRead, sentence)
    .max(longest, `At most ${longest.toLocaleString('en-US')} characters`);

/** Names go into mails: a link or a line of its own there would be somebody else's message. */
export const PersonName = (missing: string) =>
  required(missing).refine(
    (name) => !isMoreThanName(name),
    'Please write the name without links, with a space after a dot',
  );

export const EmailText = (invalid = 'Invalid email address') =>
  required('Email is required', 254).regex(emailPattern, invalid);

const INVALID_PHONE = 'Invalid phone number';

export const PhoneText = required('Phone number is required', 40).regex(phonePattern, INVALID_PHONE);

/** A phone that may be left empty. */
export const PhoneTextOrNone = z
  .string()
  .trim()
  .max(40)
  .refine((phone) => phone === '' || phonePattern.test(phone), INVALID_PHONE);

/** A password while it is typed; it may be empty yet. */
export const TypedPassword = z.string('Password is required').max(1000);

/** A password that is checked, or one to be: how long and strong that must be, the Security settings say. */
export const PasswordText = TypedPassword.min(1, 'Password is required');
