import { failureMessages } from '../cards/test-cards.ts';

/** Why a charge failed, with the sentence that the provider gives for it: the bank's reasons, and the payer's own. */
export const chargeFailures = { ...failureMessages, payment_cancelled: 'payment cancelled' } as const;

export type ChargeFailure = keyof typeof chargeFailures;
