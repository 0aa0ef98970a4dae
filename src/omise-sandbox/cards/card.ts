import { createHmac } from 'node:crypto';
import { newId } from '../wire/ids.ts';
import { stamp } from '../wire/instants.ts';
import type { CardRequest } from './card-request.ts';
import type { ChallengeFailure, FailureCode } from './test-cards.ts';

/** The card as the provider shows it. Of the number only the last digits and a keyed fingerprint remain. */
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

/** What is kept of a token. Its card goes once it is used; the charge or the customer has a copy. */
export type Token = Readonly<{
  id: string;
  createdAt: number;
  card: Card | null;
  failure: FailureCode | null;
  /** Absent when 3-D Secure would not fail by itself. */
  challenge?: ChallengeFailure | null;
  charge: string | null;
}>;

/** The token as the provider shows it; `location` is absolute, since tokens live on the vault's host. */
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
