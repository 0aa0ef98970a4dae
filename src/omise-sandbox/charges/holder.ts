import type { ChallengeFailure } from '../cards/test-cards.ts';
import type { Charge } from '../charge-life.ts';
import { pageAddress } from '../page-address.ts';
import { awaited } from '../sources/approval.ts';

/**
 * A charge that waits for the card's holder. Only then does the bank decline, as `charge.failure` had it; a card that
 * takes no part in 3-D Secure fails at once.
 */
export const awaitingHolder = (charge: Charge, challenge: ChallengeFailure | null, origin: string): Charge => {
  const authorizeUri = pageAddress(origin, charge.id, 'card');
  if (challenge === 'not-enrolled') {
    return { ...charge, authorizeUri, approval: awaited(), failure: 'failed_processing' };
  }
  const refusedAs = challenge === 'not-validated' ? 'failed_processing' : charge.failure;
  return { ...charge, authorizeUri, approval: awaited(refusedAs), failure: null };
};

/** As recorded: with somewhere to return to, a page is named also where its holder has nothing to do. */
export const withoutHolder = (charge: Charge, origin: string): Charge =>
  charge.returnUri === null
    ? charge
    : { ...charge, authorizeUri: `${pageAddress(origin, charge.id, 'card')}?acs=false` };
