import { Problem } from '#kernel/problem.ts';

export const noPaymentKeys = () =>
  new Problem(409, 'settings.no-payment-keys', 'Enter the public key and the secret key first.');

const refused = (field: string, sentence: string) =>
  new Problem(422, 'settings.payment-keys-refused', `${sentence}.`, { fields: { [field]: sentence } });

export const keysOfTwoModes = () => refused('omiseSecretKey', 'One key is for test payments and the other is not');

/** `said` is what the provider answered. */
export const keyRefused = (field: 'omisePublicKey' | 'omiseSecretKey', said: string) =>
  refused(
    field,
    `The payment provider refuses the ${field === 'omisePublicKey' ? 'public' : 'secret'} key: ${said.replace(/\.$/, '')}`,
  );

export const providerSilent = () =>
  new Problem(502, 'settings.provider-silent', 'The payment provider does not answer. Please try again in a moment.');
