import type { Env } from '#platform/env.ts';
import { PROVIDER } from '#platform/outgoing/outgoing-hosts.ts';

/** The keys that the sandbox accepts; they are not secret. */
const sandboxKeys = { publicKey: 'pkey_test_sandbox', secretKey: 'skey_test_sandbox' };

type Addresses = Readonly<{ apiUrl: string; vaultUrl: string }>;

export type PaymentsPlan = Readonly<{
  /** URLs and keys of the provider according to the environment; null without keys, or when payments are off. */
  access: (Addresses & { publicKey: string; secretKey: string }) | null;
  /** The part of `access` that is sent to browsers. */
  provider: { vaultUrl: string; publicKey: string; testPayments: boolean } | null;
  /** The provider's URLs, for keys from the environment or from the settings. */
  addresses: Addresses;
  /** The environment variable that determines the provider; null when the keys in the settings do. */
  decidedBy: string | null;
  isSandbox: boolean;
  /** Whether this process starts the sandbox; false when OMISE_API_URL names a running one. */
  startSandbox: boolean;
  /** This process's webhook URL, for a sandbox that it starts. */
  webhookUrl: string;
}>;

/**
 * Determines the payment provider. The environment takes precedence over the keys in the settings. The sandbox is the
 * default only for a demo business, so that test cards never confirm real bookings unless configured.
 */
export const paymentsPlan = (env: Env, { isDemo }: { isDemo: boolean }): PaymentsPlan => {
  const decidedBy = decidingVariable(env, isDemo);
  const mode = env.PAYMENTS ?? (decidedBy === null || env.OMISE_SECRET_KEY ? 'omise' : 'sandbox');
  const isSandbox = mode === 'sandbox';
  const keys = keysOf(env, isSandbox);
  const addresses = addressesOf(env, isSandbox);
  const access = mode === 'off' || !keys ? null : { ...addresses, ...keys };
  return {
    access,
    provider: access && {
      vaultUrl: access.vaultUrl,
      publicKey: access.publicKey,
      testPayments: access.publicKey.startsWith('pkey_test_'),
    },
    addresses,
    decidedBy,
    isSandbox,
    startSandbox: isSandbox && env.OMISE_API_URL === undefined,
    webhookUrl: webhookUrl(env),
  };
};

const keysOf = ({ OMISE_PUBLIC_KEY: publicKey, OMISE_SECRET_KEY: secretKey }: Env, isSandbox: boolean) => {
  if (publicKey && secretKey) return { publicKey, secretKey };
  return isSandbox ? sandboxKeys : null;
};

const addressesOf = (env: Env, isSandbox: boolean): Addresses => {
  const embedded = `http://localhost:${env.OMISE_SANDBOX_PORT}`;
  const apiUrl = env.OMISE_API_URL ?? (isSandbox ? embedded : PROVIDER.apiUrl);
  return { apiUrl, vaultUrl: env.OMISE_VAULT_URL ?? (isSandbox ? apiUrl : PROVIDER.vaultUrl) };
};

const decidingVariable = (env: Env, isDemo: boolean): string | null => {
  if (env.PAYMENTS === 'off' || env.PAYMENTS === 'sandbox') return 'PAYMENTS';
  if (env.OMISE_SECRET_KEY) return 'OMISE_SECRET_KEY';
  if (env.PAYMENTS === 'omise') return null;
  if (env.OMISE_API_URL) return 'OMISE_API_URL';
  return isDemo ? 'DEMO' : null;
};

const everywhere = new Set(['0.0.0.0', '::', 'localhost']);

const webhookUrl = ({ HOST, PORT }: Env) => {
  const host = everywhere.has(HOST) ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/api/payments/webhook`;
};
