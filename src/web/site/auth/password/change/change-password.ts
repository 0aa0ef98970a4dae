import type { Client } from '../../../../api/client.ts';
import { textOf } from '../../../forms/form-text.ts';
import { type FormTrouble, formTroubleOf, statusOfTrouble } from '../../../forms/form-trouble.ts';
import { type PasswordTrouble, passwordTroubleIn } from '../field/password-trouble.ts';

/** How changing a one-time password ended; null when that went well. */
export type ChangeTrouble =
  | Readonly<{ state: 'wrong'; current?: 'currentRequired' | 'currentWrong'; why?: PasswordTrouble }>
  | Readonly<{ state: 'refused'; trouble: FormTrouble }>;

export const changePassword = async ({ call }: Client, form: FormData): Promise<ChangeTrouble | null> => {
  const currentPassword = textOf(form, 'currentPassword');
  const newPassword = textOf(form, 'newPassword');
  if (currentPassword === '') return { state: 'wrong', current: 'currentRequired' };
  if (newPassword === '') return { state: 'wrong', why: { reason: 'required' } };
  const answer = await call('POST /auth/change-password', { body: { currentPassword, newPassword } });
  if (answer.success) return null;
  if (answer.error === 'auth.password-wrong') return { state: 'wrong', current: 'currentWrong' };
  const why = passwordTroubleIn(answer, 'newPassword');
  if (why) return { state: 'wrong', why };
  return { state: 'refused', trouble: formTroubleOf(answer) };
};

/** The HTTP status of the page that shows it. */
export const statusOf = (result: ChangeTrouble): number =>
  result.state === 'wrong' ? 422 : statusOfTrouble(result.trouble);
