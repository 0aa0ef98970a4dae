import { type CardFields, digitsOf, readExpiry } from './card.ts';

export type Vault = Readonly<{ vaultUrl: string; publicKey: string }>;
export type Tokenised = { token: string } | { token: null; reason: 'refused' | 'unreachable' };

const patienceMs = 30_000;

/**
 * Sends the card from the browser straight to the payment provider's vault and gets a token for it. Card data is sent
 * nowhere else.
 */
export const tokenise = async (
  { vaultUrl, publicKey }: Vault,
  card: CardFields,
  send: typeof fetch = fetch,
): Promise<Tokenised> => {
  try {
    const response = await send(`${vaultUrl.replace(/\/$/, '')}/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Basic ${btoa(`${publicKey}:`)}` },
      body: JSON.stringify({ card: forVault(card) }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patienceMs),
    });
    const token = idOf(await response.json());
    if (response.ok && token) return { token };
    return { token: null, reason: response.status >= 500 ? 'unreachable' : 'refused' };
  } catch {
    return { token: null, reason: 'unreachable' };
  }
};

const forVault = ({ number, expiry, code, holder }: CardFields) => {
  const end = readExpiry(expiry);
  return {
    name: holder.trim(),
    number: digitsOf(number),
    expiration_month: end?.month,
    expiration_year: end?.year,
    security_code: code,
  };
};

const idOf = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string' ? body.id : null;
