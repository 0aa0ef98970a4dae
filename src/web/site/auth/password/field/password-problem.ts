import type { Failure } from '../../../../api/failure.ts';
import { textOf } from '../../../forms/form-text.ts';
import type { Strength } from './strength.ts';

/** Why a new password is rejected. */
export type PasswordProblem =
  | Readonly<{ reason: 'required' | 'same' | 'refused' }>
  | Readonly<{ reason: NonNullable<Strength['reason']>; minLength: number }>;

/** A password problem at its field. */
export type NewPasswordProblem = Readonly<{ field: 'newPassword'; why: PasswordProblem }>;

/** The problem of a new password left empty. */
export const emptyPasswordIn = (form: FormData): NewPasswordProblem[] =>
  textOf(form, 'newPassword') === '' ? [{ field: 'newPassword', why: { reason: 'required' } }] : [];

const reasons = ['short', 'common', 'personal', 'breached'] as const;

/** Why the server rejected a new password, for a translated message; null if the failure had another cause. */
export const passwordProblemIn = (
  { error, fields, details }: Failure,
  field: 'password' | 'newPassword',
): PasswordProblem | null => {
  if (error === 'auth.password-same') return { reason: 'same' };
  const { reason, minLength } = details;
  const known = reasons.find((one) => one === reason);
  if (error === 'auth.password-weak' && known && typeof minLength === 'number') return { reason: known, minLength };
  return field in fields ? { reason: 'refused' } : null;
};
