import { addAgreement } from '#modules/booking/index.ts';
import { createTypesetter } from '#modules/documents/index.ts';
import type { Steps } from '#platform/context.ts';
import type { DemoHistory } from './history/plan-history.ts';

const BEFORE_THE_KEYS = { minutes: 5 };

/**
 * Signs the agreements of the rentals whose claims wait: one customer agreed to charges after the return, the other did not.
 * Their papers are drawn at the start, so there are no more of them.
 */
export const signAgreements = async (
  step: Steps['step'],
  { claims, handOvers }: Pick<DemoHistory, 'claims' | 'handOvers'>,
  isTest: boolean,
): Promise<void> => {
  const typesetter = createTypesetter();
  const tools = { typesetter, testPayments: () => Promise.resolve(isTest) };
  try {
    for (const { bookingId, withoutAnswer } of claims.filter(({ settledAt }) => !settledAt)) {
      const pickUp = handOvers.find((one) => one.bookingId === bookingId && one.kind === 'pick-up');
      if (!pickUp) continue;
      const signed = { bookingId, signedAt: pickUp.at.subtract(BEFORE_THE_KEYS), byName: pickUp.byName ?? '' };
      await addAgreement({ step }, tools, { ...signed, agreesToLaterCharges: withoutAnswer === 'charged' });
    }
  } finally {
    await typesetter.stop();
  }
};
