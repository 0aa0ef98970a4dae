import type { Failure } from '../../../../api/failure.ts';
import { textOf } from '../../../forms/form-text.ts';
import type { Strength } from './strength.ts';

/** What is wrong with a password that was to be. */
export type PasswordProblem =
  | Readonly<{ reason: 'required' | 'same' | 'refused' }>
  | Readonly<{ reason: NonNullable<Strength['reason']>; minLength: number }>;

/** The same, at its field. */
export type NewPasswordProblem = Readonly<{ field: 'newPassword'; why: PasswordProblem }>;

/** A new password that was not typed. */
export const emptyPasswordIn = (form: FormData): NewPasswordProblem[] =>
  textOf(form, 'newPassword') === '' ? [{ field: 'newPassword', why: { reason: 'required' } }] : [];

/** Why the server refused a new password, so that the page can say it in its language; null where it was not that. */
export const passwordProblemIn = (
  { error, fields, details }: Failure,
  field: 'password' | 'newPassword',
): PasswordProblem | null => {
  if (error === 'auth.password-same') return { reason: 'same' };
  const { reason, minLength } = details;
  const isWeak = error === 'auth.password-weak' && typeof minLength === 'number';
  if (isWeak && (reason === 'short' || reason === 'common' || reason === 'personal')) return { reason, minLength };
  return field in fields ? { reason: 'refused' } : null;
};
