import {
  type ChargeLookup,
  findCharge,
  type OmiseAnswer,
  type OmiseClient,
  type ProviderCharge,
} from '#modules/payments/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Steps } from '#platform/context.ts';
import type { CardHold } from './card-hold-store.ts';

/** The provider's charge of a hold. */
export const chargeOfHold = (omise: OmiseClient, { id, chargeId, createdAt }: CardHold): Promise<ChargeLookup> =>
  findCharge(omise, { chargeId, since: createdAt, isIt: ({ metadata }) => metadata.holdId === id });

type Held = Readonly<{
  /** The provider's customer with the stored card. */
  customer: string;
  reference: string;
  /** Where the card holder returns to after approval; null while nobody is there to approve it. */
  returnUri: string | null;
  /** Whether its holder has to approve it. */
  asksHolder?: boolean;
}>;

/**
 * Holds the amount at the provider; nothing is taken. A part of it may be captured where the merchant's contract has that
 * (`partialCapture` of the settings). Where the provider knows nothing of it, the hold is made without.
 */
export const authoriseHold = async (
  { step }: Steps,
  { id, bookingId, amount }: CardHold,
  { customer, reference, returnUri, asksHolder = false }: Held,
  omise: OmiseClient,
): Promise<OmiseAnswer<ProviderCharge>> => {
  const { partialCapture } = (await step(({ tx }) => readSettings(tx))).payment;
  const charge = {
    amount,
    currency: 'thb',
    customer,
    description: `Security deposit of booking ${reference}${returnUri ? '' : ', renewed'}`,
    metadata: { bookingId, reference, holdId: id },
    capture: false,
    ...(asksHolder && { authentication: '3DS' as const }),
    ...(returnUri ? { returnUri } : { transactionIndicator: 'MIT' as const }),
  } as const;
  if (!partialCapture) return omise.createCharge(charge);
  const answer = await omise.createCharge({ ...charge, authorizationType: 'pre_auth' });
  const isUnknownThere = answer.outcome === 'refused' && answer.code === 'invalid_charge';
  return isUnknownThere ? omise.createCharge(charge) : answer;
};
