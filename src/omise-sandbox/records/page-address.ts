type Payer = 'card' | 'source';

const prefixes = { card: 'paym_test_', source: 'pay2_test_' } as const;

/** Where a payer approves a charge. The page's id ends as the charge's does. */
export const pageAddress = (origin: string, chargeId: string, by: Payer): string =>
  `${origin}/payments/${pageId(chargeId, by)}/authorize`;

export const pageId = (chargeId: string, by: Payer): string => chargeId.replace(/^chrg_test_/, prefixes[by]);

/** The charge's id from its page's, or from itself. */
export const chargeOfPage = (page: string): string => page.replace(/^(paym|pay2)_test_/, 'chrg_test_');
