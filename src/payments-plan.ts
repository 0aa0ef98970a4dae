import type { Env } from '#platform/env.ts';

/** The keys that the sandbox takes; no secret. */
const sandboxKeys = { publicKey: 'pkey_test_sandbox', secretKey: 'skey_test_sandbox' };
const omiseAddresses = { apiUrl: 'https://api.omise.co', vaultUrl: 'https://vault.omise.co' };

export type PaymentsPlan = Readonly<{
  /** How the application reaches the provider; null when online payment is off. */
  access: { apiUrl: string; vaultUrl: string; publicKey: string; secretKey: string } | null;
  /** What a browser is told. */
  provider: { vaultUrl: string; publicKey: string; testPayments: boolean } | null;
  isSandbox: boolean;
  /** Whether this process starts the sandbox: not where one is named by its address. */
  startSandbox: boolean;
  /** Where a sandbox of ours sends its events: to this process. */
  webhookUrl: string;
}>;

/** Which provider takes the money, by the environment alone: with keys the real one, without them the sandbox or none. */
export const paymentsPlan = (env: Env): PaymentsPlan => {
  const mode = env.PAYMENTS ?? usualMode(env);
  if (mode === 'off')
    return { access: null, provider: null, isSandbox: false, startSandbox: false, webhookUrl: webhookUrl(env) };
  const isSandbox = mode === 'sandbox';
  const embedded = `http://localhost:${env.OMISE_SANDBOX_PORT}`;
  const keys =
    env.OMISE_PUBLIC_KEY && env.OMISE_SECRET_KEY
      ? { publicKey: env.OMISE_PUBLIC_KEY, secretKey: env.OMISE_SECRET_KEY }
      : sandboxKeys;
  const apiUrl = env.OMISE_API_URL ?? (isSandbox ? embedded : omiseAddresses.apiUrl);
  const vaultUrl = env.OMISE_VAULT_URL ?? (isSandbox ? apiUrl : omiseAddresses.vaultUrl);
  return {
    access: { apiUrl, vaultUrl, ...keys },
    provider: { vaultUrl, publicKey: keys.publicKey, testPayments: keys.publicKey.startsWith('pkey_test_') },
    isSandbox,
    startSandbox: isSandbox && env.OMISE_API_URL === undefined,
    webhookUrl: webhookUrl(env),
  };
};

const everywhere = new Set(['0.0.0.0', '::', 'localhost']);

const webhookUrl = ({ HOST, PORT }: Env) => {
  const host = everywhere.has(HOST) ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/api/payments/webhook`;
};

const usualMode = (env: Env) => {
  if (env.OMISE_SECRET_KEY) return 'omise';
  if (env.OMISE_API_URL) return 'sandbox';
  const isDemo = (env.DEMO ?? (env.DATABASE_URL ? 'off' : 'on')) === 'on';
  return isDemo ? 'sandbox' : 'off';
};
