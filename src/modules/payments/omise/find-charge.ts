import type { OmiseClient } from './omise-client.ts';
import type { OmiseCharge } from './omise-shapes.ts';

const PAGE = 100;
/** How far the provider's clock may be behind ours. */
const CLOCKS_APART = { seconds: 120 };

/**
 * What became of a charge: null if the provider never received it, `unknown` without an answer, `elsewhere` if it is in
 * another account than that of the current keys.
 */
export type ChargeLookup = OmiseCharge | null | 'unknown' | 'elsewhere';

export const isCharge = (charge: ChargeLookup): charge is OmiseCharge => typeof charge === 'object' && charge !== null;

type Sought = Readonly<{
  /** Null where the answer that named it was lost: then it is looked for among those made since. */
  chargeId: string | null;
  since: Temporal.Instant;
  isIt: (charge: OmiseCharge) => boolean;
}>;

/** Reads a charge of ours, by its id or by our id in its metadata. */
export const findCharge = (omise: OmiseClient, { chargeId, ...sought }: Sought): Promise<ChargeLookup> =>
  chargeId ? retrieve(omise, chargeId) : search(omise, sought);

// The charge existed once, so a 404 means that the keys belong to another account.
const retrieve = async (omise: OmiseClient, chargeId: string): Promise<ChargeLookup> => {
  const answer = await omise.retrieveCharge(chargeId);
  if (answer.outcome === 'answered') return answer.value;
  return answer.outcome === 'refused' && answer.httpStatus === 404 ? 'elsewhere' : 'unknown';
};

const search = async (omise: OmiseClient, { since, isIt }: Omit<Sought, 'chargeId'>): Promise<ChargeLookup> => {
  for (let offset = 0; ; offset += PAGE) {
    const answer = await omise.listCharges({ from: since.subtract(CLOCKS_APART), limit: PAGE, offset });
    if (answer.outcome !== 'answered') return 'unknown';
    const { data, total } = answer.value;
    const charge = data.find(isIt);
    if (charge) return charge;
    if (offset + data.length >= total) return null;
  }
};
