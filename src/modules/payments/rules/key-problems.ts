import { Problem, type ProblemCode } from '#kernel/problem.ts';

export const noPaymentKeys = () => new Problem(409, 'settings.no-payment-keys');

const refused = (field: string, sentence: ProblemCode, answer?: string) =>
  new Problem(422, 'settings.payment-keys-refused', { field, sentence, params: { said: answer } });

export const keysOfTwoModes = () => refused('omiseSecretKey', 'settings.two-modes');

/** `answer` is the provider's message. */
export const keyRefused = (field: 'omisePublicKey' | 'omiseSecretKey', answer: string) =>
  refused(
    field,
    field === 'omisePublicKey' ? 'settings.public-key-refused' : 'settings.secret-key-refused',
    answer.replace(/\.$/, ''),
  );

export const providerSilent = () => new Problem(502, 'settings.provider-silent');
