import { emailPattern, hasSomethingToRead } from '#kernel/people.ts';

export type UserField = 'firstName' | 'lastName' | 'email' | 'phone' | 'password' | 'confirm';
export type UserValues = Readonly<Record<UserField, string>>;

/** What is wrong with a field, by the name of its sentence (document 3, section 5). */
export type UserError = 'firstName' | 'lastName' | 'email' | 'emailInvalid' | 'password' | 'passwordShort' | 'mismatch';
export type UserErrors = Partial<Record<UserField, UserError>>;

export const noUser: UserValues = { firstName: '', lastName: '', email: '', phone: '', password: '', confirm: '' };

type Rules = Readonly<{ minLength: number /** They choose one themselves. */; isInvited: boolean }>;

export const userErrors = (values: UserValues, { minLength, isInvited }: Rules): UserErrors => ({
  ...(!hasSomethingToRead(values.firstName) && { firstName: 'firstName' }),
  ...(!hasSomethingToRead(values.lastName) && { lastName: 'lastName' }),
  ...emailError(values.email),
  ...(!isInvited && passwordErrors(values, minLength)),
});

const emailError = (email: string): UserErrors => {
  if (!hasSomethingToRead(email)) return { email: 'email' };
  return emailPattern.test(email.trim()) ? {} : { email: 'emailInvalid' };
};

export const passwordErrors = (
  { password, confirm }: Pick<UserValues, 'password' | 'confirm'>,
  minLength: number,
): UserErrors => {
  if (password === '') return { password: 'password' };
  if (password.length < minLength) return { password: 'passwordShort' };
  return password === confirm ? {} : { confirm: 'mismatch' };
};
