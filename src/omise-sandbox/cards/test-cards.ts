/** The reasons for which the bank declines a card, with the provider's messages. */
const failureMessages = {
  insufficient_fund: 'insufficient funds in the account or the card has reached the credit limit',
  stolen_or_lost_card: 'card is stolen or lost',
  failed_processing: 'failed processing',
  payment_rejected: 'payment rejected',
  failed_fraud_check: 'failed fraud check',
  invalid_account_number: 'the account number is invalid',
  invalid_security_code: 'the security code is invalid',
} as const;

export type FailureCode = keyof typeof failureMessages;

/** All failure codes of a charge with the provider's messages: declined by the bank, or cancelled by the payer. */
export const chargeFailures = { ...failureMessages, payment_cancelled: 'payment cancelled' } as const;

export type ChargeFailure = keyof typeof chargeFailures;

/** The provider's published test numbers that are declined; every other valid number succeeds. */
const decliningCards: Record<FailureCode, readonly string[]> = {
  insufficient_fund: ['4111111111140011', '5555551111110011', '3530111111190011', '6250947000000014'],
  stolen_or_lost_card: ['4111111111130012', '5555551111100012', '3530111111180012', '6250947000000022'],
  failed_processing: [
    '4111111111120013',
    '5555551111190013',
    '3530111111170013',
    '6250947000000030',
    '377138160000009',
    '6447032400001111005',
    '36021042111108',
  ],
  payment_rejected: ['4111111111110014', '5555551111180014', '3530111111160014', '6250947000000048'],
  failed_fraud_check: ['4111111111190016', '5555551111160016', '3530111111140016', '6250947000000055'],
  invalid_account_number: ['4111111111180017', '5555551111150017', '3530111111130017', '6250947000000063'],
  invalid_security_code: ['4111111111160001', '5555551111130001', '3530111111110001'],
};

/** The provider's test numbers that fail only under 3-D Secure: not enrolled, or the authentication fails. */
const challengedCards = {
  'not-enrolled': ['4111111111150002', '5555551111120002', '3530111111100002', '6250947000000071'],
  'not-validated': ['4111111111140003', '5555551111110003', '3530111111190003', '6250947000000089', '377138161111003'],
};

/** How 3-D Secure fails for a test number; null in its place means that the card holder decides. */
export type ChallengeFailure = keyof typeof challengedCards;

const failureByNumber = new Map(
  Object.keys(failureMessages)
    .filter((code): code is FailureCode => code in decliningCards)
    .flatMap((code) => decliningCards[code].map((number) => [number, code] as const)),
);

/** The decline reason for a card number, looked up at tokenization so that the number need not be stored. */
export const predeterminedFailure = (number: string): FailureCode | null => failureByNumber.get(number) ?? null;

export const predeterminedChallenge = (number: string): ChallengeFailure | null => {
  if (challengedCards['not-enrolled'].includes(number)) return 'not-enrolled';
  return challengedCards['not-validated'].includes(number) ? 'not-validated' : null;
};

/** Numbers of the sandbox alone, for what none of the provider's can show. */
const traitByNumber = new Map<string, CardTrait>([
  ['4111111111200054', 'fails-at-capture'],
  ['4111111111200062', 'declines-later'],
]);

/** `fails-at-capture`: a hold succeeds, its capture does not. `declines-later`: charges by the merchant alone fail. */
export type CardTrait = 'fails-at-capture' | 'declines-later';

export const predeterminedTrait = (number: string): CardTrait | null => traitByNumber.get(number) ?? null;
