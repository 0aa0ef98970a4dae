import type { Client } from '../../../api/client.ts';
import { textOf } from '../../forms/form-text.ts';
import { readDigits } from './give-code.ts';
import { backToCredentials, codeProblemOf, type Enrolment, problemOf, type Step } from './step.ts';

/** Begins the two-factor enrolment that the business requires: gets the secret for an authenticator app. */
export const beginEnrolment = async ({ call }: Client, challenge: string): Promise<Step> => {
  const answer = await call('POST /auth/two-factor', { body: { challenge } });
  if (!answer.success) return { at: 'credentials', problem: problemOf(answer), email: '' };
  return { at: 'enrolment', enrolment: { challenge, ...answer.data }, problem: null };
};

/**
 * The enrolment carried in the form, so that a wrong code does not require a new secret. Addresses are accepted only
 * as `otpauth://` and `data:image/`.
 */
export const enrolmentIn = (form: FormData): Enrolment => ({
  challenge: textOf(form, 'challenge').slice(0, 100),
  secret: textOf(form, 'secret').slice(0, 100),
  uri: startingWith('otpauth://', textOf(form, 'uri')),
  picture: startingWith('data:image/', textOf(form, 'picture')),
});

const startingWith = (start: string, text: string) => (text.startsWith(start) ? text : '');

/** Confirms with a code that the app has the secret. This signs the user in; the recovery codes are shown once. */
export const confirmEnrolment = async ({ call }: Client, form: FormData): Promise<Step> => {
  const enrolment = enrolmentIn(form);
  const code = readDigits(form);
  if (!code) return { at: 'enrolment', enrolment, problem: { reason: 'incomplete' } };
  const { challenge } = enrolment;
  const answer = await call('POST /auth/two-factor/confirm', { body: { challenge, code } });
  if (answer.success) return { at: 'recovery-codes', codes: answer.data.recoveryCodes };
  return backToCredentials(answer) ?? { at: 'enrolment', enrolment, problem: codeProblemOf(answer) };
};
