import type { Client } from '../../../../api/client.ts';
import { pastedKey } from '../../../../shell/key-in-link.ts';
import { type FormProblem, formProblemOf, statusOfProblem } from '../../../forms/form-problem.ts';
import { textOf } from '../../../forms/form-text.ts';
import { type PasswordProblem, passwordProblemIn } from '../field/password-problem.ts';

/** The result of setting a password from a mailed link. */
export type SetPassword =
  | Readonly<{ state: 'done'; email: string }>
  | Readonly<{ state: 'over' }>
  | Readonly<{ state: 'wrong'; why: PasswordProblem; token: string }>
  | Readonly<{ state: 'refused'; problem: FormProblem; token: string }>;

export const setPassword = async (client: Client, form: FormData): Promise<SetPassword> => {
  const token = pastedKey(textOf(form, 'token'));
  const newPassword = textOf(form, 'newPassword');
  if (token === '') return { state: 'over' };
  if (newPassword === '') return { state: 'wrong', why: { reason: 'required' }, token };
  const answer = await client.call('POST /auth/password-reset/confirm', { body: { token, newPassword } });
  if (answer.success) return { state: 'done', email: answer.data.email };
  if (answer.error === 'auth.link-over') return { state: 'over' };
  const why = passwordProblemIn(answer, 'newPassword');
  if (why) return { state: 'wrong', why, token };
  return { state: 'refused', problem: formProblemOf(answer), token };
};

/** The HTTP status of the page that shows the result. */
export const statusOf = (result: SetPassword): number => {
  if (result.state === 'refused') return statusOfProblem(result.problem);
  return { done: 200, over: 410, wrong: 422 }[result.state];
};
