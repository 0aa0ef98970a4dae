import type { OmiseClient } from '../omise/omise-client.ts';
import { providerUnreachable, tokenRefused } from '../rules/problems.ts';

type Card = Readonly<{
  cardNumber: string;
  expiryMonth: string;
  expiryYear: string;
  securityCode: string;
  cardholderName: string;
}>;

/** Forwards card data to the vault for clients other than browsers. The card is neither stored nor logged. */
export const createToken = async (card: Card, omise: OmiseClient): Promise<string> => {
  const answer = await omise.createToken({
    name: card.cardholderName,
    number: card.cardNumber.replaceAll(' ', ''),
    expirationMonth: Number(card.expiryMonth),
    expirationYear: fourDigits(Number(card.expiryYear)),
    securityCode: card.securityCode,
  });
  if (answer.outcome === 'unknown') throw providerUnreachable();
  if (answer.outcome === 'refused') throw tokenRefused(answer.message);
  return answer.value.id;
};

const fourDigits = (year: number) => (year < 100 ? 2000 + year : year);
