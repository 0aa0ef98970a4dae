import type { Client } from '../../../../api/client.ts';
import { type FormProblem, formProblemOf, statusOfProblem } from '../../../forms/form-problem.ts';
import { textOf } from '../../../forms/form-text.ts';
import { isEmail } from '../../register/register-problems.ts';

/** The result of requesting a reset link; only the mail reveals whether the account exists. */
export type ResetResult =
  | Readonly<{ state: 'sent'; email: string }>
  | Readonly<{ state: 'wrong'; sentence: 'emailRequired' | 'emailInvalid'; email: string }>
  | Readonly<{ state: 'refused'; problem: FormProblem; email: string }>;

export const emailProblem = (email: string): 'emailRequired' | 'emailInvalid' | null => {
  if (email === '') return 'emailRequired';
  return isEmail(email) ? null : 'emailInvalid';
};

export const readEmail = (form: FormData): string => textOf(form, 'email').trim().slice(0, 1000);

export const askReset = async ({ call }: Client, form: FormData): Promise<ResetResult> => {
  const email = readEmail(form);
  const sentence = emailProblem(email);
  if (sentence) return { state: 'wrong', sentence, email };
  const answer = await call('POST /auth/password-reset', { body: { email } });
  if (answer.success) return { state: 'sent', email };
  if ('email' in answer.fields) return { state: 'wrong', sentence: 'emailInvalid', email };
  return { state: 'refused', problem: formProblemOf(answer), email };
};

/** The HTTP status of the page that shows the result. */
export const statusOf = (result: ResetResult): number => {
  if (result.state === 'refused') return statusOfProblem(result.problem);
  return result.state === 'wrong' ? 422 : 200;
};
