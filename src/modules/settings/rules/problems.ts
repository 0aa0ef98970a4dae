import { Problem } from '#kernel/problem.ts';

export const settingRefused = (fields: Record<string, string>) =>
  new Problem(422, 'settings.invalid', [...new Set(Object.values(fields))].join(', '), { fields });

export const settingsChangedMeanwhile = (groups: readonly string[]) =>
  new Problem(409, 'settings.changed-meanwhile', 'Somebody has changed these settings meanwhile. Nothing was saved.', {
    details: { groups },
  });

export const methodNotFound = () => new Problem(404, 'settings.method-not-found', 'There is no such payment method.');

export const methodWithdrawn = () =>
  new Problem(409, 'settings.method-withdrawn', 'The payment provider has withdrawn this method.', {
    fields: { enabled: 'The payment provider has withdrawn this method' },
  });

export const leastOverMost = () => {
  const sentence = 'The highest amount must not be below the lowest';
  return new Problem(422, 'form.invalid', sentence, { fields: { maxAmount: sentence } });
};

/** Other keys cannot follow what was begun with the saved ones. Whoever must have them takes the old ones away first. */
export const paymentsUnderWay = () =>
  new Problem(
    409,
    'settings.payments-under-way',
    'Payments or refunds are under way with the saved keys, and other keys cannot follow them. Wait until they have ended. If you cannot wait, remove the secret key and save; then save the other keys, and look after them at the provider.',
  );

export const passwordOfAnotherServer = () =>
  settingRefused({ 'email.smtpPassword': 'Type the password again: it was for another mail server' });

export const keysOfTwoModes = () =>
  settingRefused({ 'payment.omiseSecretKey': 'One key is for test payments and the other is not' });
