import { createHmac } from 'node:crypto';
import { newId } from '../wire/ids.ts';
import { stamp } from '../wire/instants.ts';
import type { CardRequest } from './card-request.ts';
import type { CardTrait, ChallengeFailure, FailureCode } from './test-cards.ts';

/** The provider's card object. Of the card number, only the last four digits and a keyed fingerprint are kept. */
export type Card = Omit<ReturnType<typeof cardOf>, 'location'> & { location: string | null };

export const cardOf = (request: CardRequest, fingerprintKey: string, now: number) => ({
  object: 'card',
  id: newId('card', now),
  livemode: false,
  location: null,
  deleted: false,
  ...request.address,
  country: '',
  financing: '',
  bank: '',
  brand: request.brand,
  fingerprint: createHmac('sha256', fingerprintKey).update(request.number).digest('base64'),
  first_digits: null,
  last_digits: request.number.slice(-4),
  name: request.name,
  expiration_month: request.expirationMonth,
  expiration_year: request.expirationYear,
  security_code_check: request.hasSecurityCode,
  tokenization_method: null,
  created_at: stamp(now),
});

/** A stored token. `card` becomes null once the token is used; the charge or the customer then has a copy. */
export type Token = Readonly<{
  id: string;
  createdAt: number;
  card: Card | null;
  failure: FailureCode | null;
  /** Absent or null when the card number does not make 3-D Secure fail. */
  challenge?: ChallengeFailure | null;
  /** Absent or null when the card behaves the same at every charge. */
  trait?: CardTrait | null;
  charge: string | null;
}>;

/** The provider's token object; `location` is absolute because tokens are served from the vault's host. */
export const tokenObject = (token: Token, chargeStatus: string, origin: string) => ({
  object: 'token',
  id: token.id,
  livemode: false,
  location: `${origin}/tokens/${token.id}`,
  used: token.card === null,
  charge_status: chargeStatus,
  card: token.card,
  created_at: stamp(token.createdAt),
});
