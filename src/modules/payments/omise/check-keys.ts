import { SECRET_MASK } from '#contract/office/settings.ts';
import { readSecret, readSettings } from '#modules/settings/index.ts';
import type { Steps } from '#platform/context.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { keyRefused, keysOfTwoModes, noPaymentKeys, providerSilent } from '../rules/key-problems.ts';
import { createOmiseClient } from './omise-client.ts';
import type { ProviderAddresses } from './online-payments.ts';

type Sent = Readonly<{ omisePublicKey?: string | undefined; omiseSecretKey?: string | undefined }>;
type Tools = Readonly<{ sealer: Sealer; addresses: ProviderAddresses }>;

/**
 * Checks both keys with the provider; a key missing from the request is taken from the settings. 409
 * `settings.no-payment-keys`, 422 `settings.payment-keys-refused`, 502 `settings.provider-silent`.
 */
export const checkKeys = async (
  { step }: Steps,
  sent: Sent,
  { sealer, addresses }: Tools,
): Promise<{ isTest: boolean; answeredInMs: number }> => {
  const keys = await step(async ({ tx, record }) => {
    const saved = sent.omiseSecretKey === undefined || sent.omiseSecretKey === SECRET_MASK;
    await record({ action: 'payment-keys.checked', subject: { kind: 'settings', id: 'payment', name: 'payment' } });
    return {
      publicKey: (sent.omisePublicKey ?? (await readSettings(tx)).payment.omisePublicKey).trim(),
      secretKey: (saved ? await readSecret(tx, sealer, 'payment.omiseSecretKey') : sent.omiseSecretKey)?.trim() ?? '',
    };
  });
  if (!keys.publicKey || !keys.secretKey) throw noPaymentKeys();
  const isTest = keys.publicKey.startsWith('pkey_test_');
  if (isTest !== keys.secretKey.startsWith('skey_test_')) throw keysOfTwoModes();
  const began = performance.now();
  const omise = createOmiseClient({ ...addresses, ...keys });
  for (const [field, ask] of [
    ['omiseSecretKey', omise.account],
    ['omisePublicKey', omise.publicCapability],
  ] as const) {
    const answer = await ask();
    if (answer.outcome === 'unknown') throw providerSilent();
    if (answer.outcome === 'refused') throw keyRefused(field, answer.message);
  }
  return { isTest, answeredInMs: Math.round(performance.now() - began) };
};
