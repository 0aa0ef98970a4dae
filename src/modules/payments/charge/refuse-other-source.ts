import type { OmiseClient } from '../omise/omise-client.ts';
import { providerUnreachable, sourceRefused } from '../rules/problems.ts';
import type { AuthorisedCharge } from './authorise-charge.ts';

/** Looks at a source before it is charged: of this method, unused, and over what is due. */
export const refuseOtherSource = async (
  sourceId: string,
  { offer, amount }: Pick<AuthorisedCharge, 'offer' | 'amount'>,
  omise: OmiseClient,
): Promise<void> => {
  const answer = await omise.retrieveSource(sourceId);
  if (answer.outcome === 'unknown') throw providerUnreachable();
  if (answer.outcome === 'refused') throw sourceRefused();
  const { type, currency, charge_status: chargeStatus, amount: asked } = answer.value;
  const isOurs = offer.types.includes(type) && currency.toUpperCase() === 'THB';
  if (!isOurs || asked !== amount || chargeStatus !== 'unknown') throw sourceRefused();
};
