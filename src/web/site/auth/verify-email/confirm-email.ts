import { minutesToWait } from '#kernel/problem-params.ts';
import type { Client } from '../../../api/client.ts';
import type { Failure } from '../../../api/failure.ts';
import { pastedKey } from '../../../shell/key-in-link.ts';
import { type FormProblem, formProblemOf, statusOfProblem } from '../../forms/form-problem.ts';
import { textOf } from '../../forms/form-text.ts';

/** The result of using a mailed link, or of requesting a new one. */
export type Confirmed =
  | Readonly<{ state: 'done'; email: string }>
  /** The link was used or has expired. */
  | Readonly<{ state: 'over' }>
  /** The visitor is not signed in to the link's account, and its password is missing or wrong. */
  | Readonly<{ state: 'password'; isWrong: boolean; token: string }>
  | Readonly<{ state: 'sent' }>
  | Readonly<{ state: 'too-many'; minutes: number }>
  | Readonly<{ state: 'refused'; problem: FormProblem; token: string }>;

export const confirmEmail = async ({ call }: Client, form: FormData): Promise<Confirmed> => {
  const token = pastedKey(textOf(form, 'token'));
  if (form.has('again')) {
    const answer = await call('POST /auth/resend-verification');
    return answer.success ? { state: 'sent' } : refusedAs(answer, '');
  }
  if (token === '') return { state: 'over' };
  const password = textOf(form, 'password');
  const answer = await call('POST /auth/verify-email', { body: { token, ...(password !== '' && { password }) } });
  if (answer.success) return { state: 'done', email: answer.data.email };
  if (answer.error === 'auth.link-password') return { state: 'password', isWrong: 'password' in answer.fields, token };
  return answer.error === 'auth.link-over' ? { state: 'over' } : refusedAs(answer, token);
};

const refusedAs = (failure: Failure, token: string): Confirmed => {
  const minutes = failure.error === 'auth.too-many-mails' && minutesToWait(failure.details);
  if (minutes) return { state: 'too-many', minutes };
  return { state: 'refused', problem: formProblemOf(failure), token };
};

/** The HTTP status of the page that shows the result. */
export const statusOf = (result: Confirmed): number => {
  if (result.state === 'refused') return statusOfProblem(result.problem);
  return { done: 200, sent: 200, over: 410, 'too-many': 429, password: 422 }[result.state];
};
