import { type ChargeLookup, findCharge, type OmiseClient } from '#modules/payments/index.ts';
import type { CardHold } from './card-hold-store.ts';

/** The provider's charge of a hold. */
export const chargeOfHold = (omise: OmiseClient, { id, chargeId, createdAt }: CardHold): Promise<ChargeLookup> =>
  findCharge(omise, { chargeId, since: createdAt, isIt: ({ metadata }) => metadata.holdId === id });
