import type { OmiseClient, ProviderCharge } from '#modules/payments/index.ts';
import type { CardHold } from './card-hold-store.ts';

const PAGE = 100;

/**
 * `lost`: the provider has no charge of this hold. `elsewhere`: it had one, in another account than that of the current
 * keys. `unknown`: it did not answer.
 */
export type HoldCharge = ProviderCharge | 'lost' | 'elsewhere' | 'unknown';

/** The provider's charge of a hold, found by our id in its metadata where its answer was lost. */
export const chargeOfHold = async (omise: OmiseClient, { id, chargeId, createdAt }: CardHold): Promise<HoldCharge> => {
  if (chargeId) {
    const answer = await omise.retrieveCharge(chargeId);
    if (answer.outcome === 'answered') return answer.value;
    return answer.outcome === 'refused' && answer.httpStatus === 404 ? 'elsewhere' : 'unknown';
  }
  for (let offset = 0; ; offset += PAGE) {
    const answer = await omise.listCharges({ from: createdAt.subtract({ seconds: 120 }), limit: PAGE, offset });
    if (answer.outcome !== 'answered') return 'unknown';
    const { data, total } = answer.value;
    const charge = data.find(({ metadata }) => metadata.holdId === id);
    if (charge) return charge;
    if (offset + data.length >= total) return 'lost';
  }
};
