import { type NotOffered, type PaymentMethod, readSecret, readSettings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { whyNotOffered } from '../rules/not-offered.ts';
import { type CachedCapability, cachedCapability } from './capability-cache.ts';
import { createOmiseClient, type OmiseAccess, type OmiseClient } from './omise-client.ts';

/** The settings with which a browser sends card data directly to the vault. */
export type BrowsersProvider = Readonly<{ vaultUrl: string; publicKey: string; testPayments: boolean }>;

/** The current access to the provider. `omise` and `provider` are both null if online payment is off. */
export type OnlinePayments = Readonly<{
  omise: OmiseClient | null;
  provider: BrowsersProvider | null;
  capability: CachedCapability;
}>;

/**
 * Call it at every use, as the keys in the settings may have changed since the start. Pass the current transaction, if
 * any, so that the call does not wait for a second connection.
 */
export type OnlineNow = (tx?: Tx) => Promise<OnlinePayments>;

export type ProviderAddresses = Pick<OmiseAccess, 'apiUrl' | 'vaultUrl' | 'timeoutMs' | 'heard'>;

export type ProviderPlan = Readonly<{
  /** The client that the environment determines, if any. */
  omise: OmiseClient | null;
  provider: BrowsersProvider | null;
  /** Whether the keys in the settings are used, as the environment determines no provider. */
  bySettings?: boolean;
  /** The provider's URLs for the keys in the settings. */
  addresses?: ProviderAddresses;
}>;

/** Access to the provider: fixed by the environment, or with the current keys in the settings. */
export const onlineNow = (plan: ProviderPlan, storage: { db: Tx; sealer: Sealer }): OnlineNow => {
  const { bySettings = false, addresses } = plan;
  if (!bySettings || !addresses) {
    const fixed = { omise: plan.omise, provider: plan.provider, capability: cachedCapability(plan.omise) };
    return async () => fixed;
  }
  let last: { keys: ProviderKeys | null; online: OnlinePayments } | undefined;
  return async (tx = storage.db) => {
    const keys = await readProviderKeys(tx, storage.sealer);
    if (!last || !areSame(last.keys, keys)) last = { keys, online: onlineWith(keys, addresses) };
    return last.online;
  };
};

export type ProviderKeys = Readonly<{ publicKey: string; secretKey: string }>;

/** The keys in the settings; null unless both are set. */
const readProviderKeys = async (tx: Tx, sealer: Sealer): Promise<ProviderKeys | null> => {
  const { omisePublicKey: publicKey } = (await readSettings(tx)).payment;
  const secretKey = await readSecret(tx, sealer, 'payment.omiseSecretKey');
  return publicKey && secretKey ? { publicKey, secretKey } : null;
};

const areSame = (one: ProviderKeys | null, other: ProviderKeys | null) =>
  one?.publicKey === other?.publicKey && one?.secretKey === other?.secretKey;

const onlineWith = (keys: ProviderKeys | null, addresses: ProviderAddresses): OnlinePayments => {
  const omise = keys && createOmiseClient({ ...addresses, ...keys });
  const provider = keys && {
    vaultUrl: addresses.vaultUrl,
    publicKey: keys.publicKey,
    testPayments: keys.publicKey.startsWith('pkey_test_'),
  };
  return { omise, provider, capability: cachedCapability(omise) };
};

/** Why each method is not offered now, by the provider's current capability. */
export const notOfferedBy = (online: OnlineNow) => async (): Promise<(method: PaymentMethod) => NotOffered> => {
  const { omise, capability } = await online();
  const now = { isOnline: omise !== null, capability: await capability() };
  return (method) => whyNotOffered(method, now);
};
