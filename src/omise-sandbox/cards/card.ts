import { createHmac } from 'node:crypto';
import { newId } from '../wire/ids.ts';
import { stamp } from '../wire/instants.ts';
import type { CardRequest } from './card-request.ts';

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
