import { cardBrandOf } from '#kernel/card-brands.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Steps } from '#platform/context.ts';
import type { OmiseClient } from '../omise/omise-client.ts';
import { cardNotAccepted } from '../rules/problems.ts';

/**
 * Looks at a card before it is charged: of a brand that the business takes. What the vault does not tell is for the
 * charge to find out.
 */
export const refuseOtherCard = async ({ step }: Steps, cardToken: string, omise: OmiseClient): Promise<void> => {
  const { acceptedCards } = (await step(({ tx }) => readSettings(tx))).payment;
  const answer = await omise.retrieveToken(cardToken);
  const brand = answer.outcome === 'answered' ? answer.value.card?.brand : undefined;
  if (brand === undefined) return;
  const ours = cardBrandOf(brand);
  if (!ours || !acceptedCards.includes(ours)) throw cardNotAccepted(brand, acceptedCards);
};
