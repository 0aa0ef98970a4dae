import type { Charge } from '../records/charge-life.ts';
import type { ChargeRequest } from '../records/charge-request.ts';

/**
 * Whether this card charge goes through 3-D Secure. The request must have a return URI, and not come from the merchant
 * alone; in addition, the account requires 3-D Secure, or the request does (`authentication`), or the name on the card
 * contains "3DS", for one try.
 */
export const asksCardHolder = (
  isOn: boolean,
  { returnUri, authentication, transactionIndicator }: ChargeRequest,
  card: NonNullable<Charge['card']>,
): boolean =>
  returnUri !== null &&
  transactionIndicator !== 'MIT' &&
  (isOn || authentication === '3DS' || /\b3DS\b/i.test(card.name));
