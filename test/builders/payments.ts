import type { CallOf } from '#contract/index.ts';
import { createOmiseClient, type HeardCall } from '#modules/payments/index.ts';
import { sandboxKeys } from '../start-sandbox.ts';

export const cards = {
  good: '4242424242424242',
  poor: '4111111111140011',
  stolen: '4111111111130012',
};

/** The payment options of an app whose provider is at this URL. */
export const paymentsAt = (
  url: string,
  { timeoutMs = 5_000, webhookSecret, heard }: { timeoutMs?: number; webhookSecret?: string; heard?: HeardCall } = {},
) => ({
  isSandbox: true,
  webhookSecret,
  omise: createOmiseClient({ apiUrl: url, vaultUrl: url, ...sandboxKeys, timeoutMs, heard }),
  provider: { vaultUrl: url, publicKey: sandboxKeys.publicKey, testPayments: true },
  addresses: { apiUrl: url, vaultUrl: url, timeoutMs },
  allowServerTokenization: true,
});

type Card = CallOf<'POST /payments/create-token'>['body'];

export const card = (cardNumber: string, values: Partial<Card> = {}): Card => ({
  cardNumber,
  expiryMonth: '12',
  expiryYear: '2031',
  securityCode: '123',
  cardholderName: 'Hannah Keller',
  ...values,
});
