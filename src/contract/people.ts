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

export const PhoneText = required('Phone number is required', 40).regex(phonePattern, 'Invalid phone number');

const password = z.string('Password is required').min(1, 'Password is required').max(1000, 'At most 1,000 characters');

/** A password that is to be checked. */
export const PasswordText = password.clone();

/** A password to be. Its length and strength are judged by the Security settings. */
export const NewPassword = password.clone();
