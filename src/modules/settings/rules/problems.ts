import { type FieldProblems, fieldProblem, Problem, wrongForm } from '#kernel/problem.ts';

export const settingRefused = (fields: FieldProblems) => wrongForm(fields, 'settings.invalid');

export const settingsConflict = (groups: readonly string[]) =>
  new Problem(409, 'settings.changed-meanwhile', {
    details: { groups },
  });

export const methodNotFound = () => new Problem(404, 'settings.method-not-found');

export const methodWithdrawn = () =>
  new Problem(409, 'settings.method-withdrawn', {
    field: 'enabled',
  });

/**
 * New keys could not complete the payments begun with the saved ones. To replace them anyway, remove the old keys
 * first.
 */
export const paymentsUnderWay = () => new Problem(409, 'settings.payments-under-way');

export const passwordOfAnotherServer = () =>
  settingRefused({ 'email.smtpPassword': fieldProblem('settings.password-again') });

export const mixedKeyModes = () => settingRefused({ 'payment.omiseSecretKey': fieldProblem('settings.two-modes') });
