import type { Client } from '../../../api/client.ts';
import { textOf } from '../../forms/form-text.ts';
import { beginEnrolment } from './enrol.ts';
import { type LoginField, problemOf, type Step } from './step.ts';

type Credentials = Readonly<Record<LoginField, string>>;

export const readCredentials = (form: FormData): Credentials => ({
  email: textOf(form, 'email').trim(),
  password: textOf(form, 'password'),
});

export const missingIn = (given: Credentials): LoginField[] =>
  (['email', 'password'] as const).filter((field) => given[field] === '');

/** The first step: e-mail and password. The session and the trusted-computer token travel as cookies. */
export const signIn = async (client: Client, given: Credentials): Promise<Step> => {
  const { email } = given;
  const missing = missingIn(given);
  if (missing.length > 0) return { at: 'credentials', problem: { reason: 'incomplete', missing }, email };
  const answer = await client.call('POST /auth/login', { body: given });
  if (answer.success) return { at: 'in', user: answer.user };
  const { challenge } = answer.details;
  if (typeof challenge === 'string') {
    if (answer.error === 'auth.two-factor-required') return { at: 'code', challenge, by: 'code', problem: null };
    if (answer.error === 'auth.two-factor-enrolment-required') return beginEnrolment(client, challenge);
  }
  return { at: 'credentials', problem: problemOf(answer), email };
};
