import { type NotOffered, type PaymentMethod, readSecret, readSettings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { whyNotOffered } from '../rules/not-offered.ts';
import { type CachedCapability, cachedCapability } from './capability-cache.ts';
import { createOmiseClient, type OmiseAccess, type OmiseClient } from './omise-client.ts';

/** What a browser needs to send card data to the vault itself. */
export type BrowsersProvider = Readonly<{ vaultUrl: string; publicKey: string; testPayments: boolean }>;

/** How the provider is reached at a moment. Both null: online payment is off. */
export type OnlinePayments = Readonly<{
  omise: OmiseClient | null;
  provider: BrowsersProvider | null;
  capability: CachedCapability;
}>;

/**
 * Asked whenever it is needed: the settings may say another thing than at the start. Inside a transaction it is given
 * that, so that nobody waits there for a second connection.
 */
export type OnlineNow = (tx?: Tx) => Promise<OnlinePayments>;

export type ProviderAddresses = Pick<OmiseAccess, 'apiUrl' | 'vaultUrl' | 'timeoutMs' | 'heard'>;

export type ProviderPlan = Readonly<{
  /** As the environment decided it. */
  omise: OmiseClient | null;
  provider: BrowsersProvider | null;
  /** Whether the keys of the settings count: the environment decides nothing. */
  bySettings?: boolean;
  /** Where keys are good. */
  addresses?: ProviderAddresses;
}>;

/** How the provider is reached: as the environment decided, else with the keys of the settings as they are now. */
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

/** Those of the settings; null unless both are set. */
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

/** Why customers cannot have a method now, by what the provider says at this moment. */
export const notOfferedBy = (online: OnlineNow) => async (): Promise<(method: PaymentMethod) => NotOffered> => {
  const { omise, capability } = await online();
  const now = { isOnline: omise !== null, capability: await capability() };
  return (method) => whyNotOffered(method, now);
};
