import type { Client } from '../../../api/client.ts';
import { textOf } from '../../forms/form-text.ts';
import { backToCredentials, codeProblemOf, type Step } from './step.ts';

/** The six digits of a code, without spaces and hyphens; null for anything else. */
export const readDigits = (form: FormData): string | null => {
  const digits = textOf(form, 'code').replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
};

/** The two-factor step as carried in the form. */
export const codeStepIn = (form: FormData): Extract<Step, { at: 'code' }> => ({
  at: 'code',
  challenge: textOf(form, 'challenge').slice(0, 100),
  by: textOf(form, 'by') === 'recovery' ? 'recovery' : 'code',
  problem: null,
});

/** Completes the two-factor step with an app code or a recovery code. `show` switches to the other kind instead. */
export const giveCode = async ({ call }: Client, form: FormData): Promise<Step> => {
  const here = codeStepIn(form);
  const show = textOf(form, 'show');
  if (show === 'code' || show === 'recovery') return { ...here, by: show };
  const proof = proofIn(form, here.by);
  if (!proof) return { ...here, problem: { reason: 'incomplete' } };
  const trustComputer = form.has('trustComputer');
  const answer = await call('POST /auth/login/two-factor', {
    body: { challenge: here.challenge, ...proof, ...(trustComputer && { trustComputer }) },
  });
  return answer.success
    ? { at: 'in', user: answer.user }
    : (backToCredentials(answer) ?? { ...here, problem: codeProblemOf(answer) });
};

const proofIn = (form: FormData, by: 'code' | 'recovery') => {
  if (by === 'code') {
    const code = readDigits(form);
    return code && { code };
  }
  const recoveryCode = textOf(form, 'recoveryCode').trim().slice(0, 40);
  return recoveryCode && { recoveryCode };
};
