import type { Client } from '../../../api/client.ts';
import { type PasswordProblem, passwordProblemIn } from '../../auth/password/field/password-problem.ts';
import { textOf } from '../../forms/form-text.ts';
import { type Outcome, outcomeOf, statusOf } from '../frame/outcome.ts';
import { type Proving, whenProven } from '../frame/proving.ts';
import { isOfTwoFactor, type TwoFactorStep, takeTwoFactorStep } from './two-factor-steps.ts';

/** The result of one of the page's forms; `section` identifies the form. */
export type Change = Readonly<{ section: string }> &
  (Outcome | Proving | TwoFactorStep | Readonly<{ state: 'weak'; why: PasswordProblem }>);

/** Handles the form that was sent, by its section. */
export const changeSignIn = async (client: Client, form: FormData): Promise<Change> => {
  const section = textOf(form, 'section');
  const taken = await whenProven(client, form, async (): Promise<Taken | TwoFactorStep> => {
    if (isOfTwoFactor(section)) return takeTwoFactorStep(client, section, form);
    return (await handlers[section]?.(client, form)) ?? { state: 'done' };
  });
  return { section, ...taken };
};

type Taken = Outcome | Readonly<{ state: 'weak'; why: PasswordProblem }>;

const handlers: Readonly<Record<string, (client: Client, form: FormData) => Promise<Taken>>> = {
  email: async ({ call }, form) => {
    const answer = await call('POST /auth/change-email', { body: { email: textOf(form, 'email').trim() } });
    return outcomeOf(answer, form, { email: 'email' });
  },
  password: async ({ call }, form) => {
    const body = { currentPassword: textOf(form, 'currentPassword'), newPassword: textOf(form, 'newPassword') };
    const answer = await call('POST /auth/change-password', { body });
    if (answer.success || 'currentPassword' in answer.fields || answer.error === 'auth.password-wrong')
      return outcomeOf(answer, form, { currentPassword: 'passwordWrong' });
    const why = body.newPassword === '' ? ({ reason: 'required' } as const) : passwordProblemIn(answer, 'newPassword');
    return why ? { state: 'weak', why } : outcomeOf(answer, form, {});
  },
  session: async ({ call }, form) =>
    outcomeOf(await call('DELETE /auth/sessions/:id', { params: { id: textOf(form, 'id') } }), form, {}),
  'other-sessions': async ({ call }, form) => outcomeOf(await call('DELETE /auth/sessions'), form, {}),
};

/** The outcome to show in a form without steps; null when the change belongs to another form. */
export const outcomeFor = (section: string, change: Change | null): Outcome | null => {
  if (change?.section !== section) return null;
  return change.state === 'done' || change.state === 'wrong' || change.state === 'refused' ? change : null;
};

/** What to ask for before the form of this section is taken; null if it is another's turn. */
export const provingFor = (section: string, change: Change | null): Proving | null =>
  change?.section === section && change.state === 'proving' ? change : null;

/** The HTTP status of the page that shows the change. */
export const statusOfChange = (change: Change): number => {
  if (change.state === 'weak') return 422;
  if (change.state === 'proving') return change.outcome ? statusOf(change.outcome) : 403;
  if (change.state === 'enrolling') return change.problem ? 422 : 200;
  return change.state === 'codes' ? 200 : statusOf(change);
};
