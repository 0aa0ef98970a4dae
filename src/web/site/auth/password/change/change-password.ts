import type { Client } from '../../../../api/client.ts';
import { type FormProblem, formProblemOf, statusOfProblem } from '../../../forms/form-problem.ts';
import { textOf } from '../../../forms/form-text.ts';
import { type PasswordProblem, passwordProblemIn } from '../field/password-problem.ts';

/** Why changing a one-time password failed; null on success. */
export type ChangeProblem =
  | Readonly<{ state: 'wrong'; current?: 'currentRequired' | 'currentWrong'; why?: PasswordProblem }>
  | Readonly<{ state: 'refused'; problem: FormProblem }>;

export const changePassword = async ({ call }: Client, form: FormData): Promise<ChangeProblem | null> => {
  const currentPassword = textOf(form, 'currentPassword');
  const newPassword = textOf(form, 'newPassword');
  if (currentPassword === '') return { state: 'wrong', current: 'currentRequired' };
  if (newPassword === '') return { state: 'wrong', why: { reason: 'required' } };
  const answer = await call('POST /auth/change-password', { body: { currentPassword, newPassword } });
  if (answer.success) return null;
  if (answer.error === 'auth.password-wrong') return { state: 'wrong', current: 'currentWrong' };
  const why = passwordProblemIn(answer, 'newPassword');
  if (why) return { state: 'wrong', why };
  return { state: 'refused', problem: formProblemOf(answer) };
};

/** The HTTP status of the page that shows the problem. */
export const statusOf = (result: ChangeProblem): number =>
  result.state === 'wrong' ? 422 : statusOfProblem(result.problem);
