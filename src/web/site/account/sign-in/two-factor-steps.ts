import type { Client } from '../../../api/client.ts';
import { enrolmentIn } from '../../auth/login/enrol.ts';
import { readDigits } from '../../auth/login/give-code.ts';
import { type CodeProblem, codeProblemOf, type Enrolment } from '../../auth/login/step.ts';
import { textOf } from '../../forms/form-text.ts';
import { type Outcome, outcomeOf } from '../frame/outcome.ts';

export type TwoFactorStep =
  | Outcome
  | Readonly<{ state: 'enrolling'; enrolment: Enrolment; problem: CodeProblem | null }>
  /** New recovery codes, shown only once. */
  | Readonly<{ state: 'codes'; codes: readonly string[] }>;

const forms = ['two-factor', 'two-factor-code', 'recovery-codes', 'two-factor-off'] as const;
type Form = (typeof forms)[number];

export const isOfTwoFactor = (section: string): section is Form => forms.some((form) => form === section);

/** Handles the two-factor form that was sent. */
export const takeTwoFactorStep = (client: Client, form: Form, sent: FormData): Promise<TwoFactorStep> =>
  steps[form](client, sent);

const steps: Readonly<Record<Form, (client: Client, form: FormData) => Promise<TwoFactorStep>>> = {
  'two-factor': async ({ call }, form) => {
    const answer = await call('POST /auth/two-factor', { body: { password: textOf(form, 'password') } });
    if (!answer.success) return outcomeOf(answer, form, { password: 'passwordWrong' });
    return { state: 'enrolling', enrolment: { challenge: '', ...answer.data }, problem: null };
  },
  'two-factor-code': async ({ call }, form) => {
    const enrolment = enrolmentIn(form);
    const code = readDigits(form);
    if (!code) return { state: 'enrolling', enrolment, problem: { reason: 'incomplete' } };
    const answer = await call('POST /auth/two-factor/confirm', { body: { code } });
    if (answer.success) return { state: 'codes', codes: answer.data.recoveryCodes };
    return { state: 'enrolling', enrolment, problem: codeProblemOf(answer) };
  },
  'recovery-codes': async ({ call }, form) => {
    const answer = await call('POST /auth/two-factor/recovery-codes');
    return answer.success ? { state: 'codes', codes: answer.data.recoveryCodes } : outcomeOf(answer, form, {});
  },
  'two-factor-off': async ({ call }, form) => outcomeOf(await call('POST /auth/two-factor/disable'), form, {}),
};
