type Payer = 'card' | 'source';

const prefixes = { card: 'paym_test_', source: 'pay2_test_' } as const;

/** The URL of the page where a payer approves a charge. The page's id has the same ending as the charge's id. */
export const pageAddress = (origin: string, chargeId: string, by: Payer): string =>
  `${origin}/payments/${pageId(chargeId, by)}/authorize`;

export const pageId = (chargeId: string, by: Payer): string => chargeId.replace(/^chrg_test_/, prefixes[by]);

/** The charge's id for a page's id; a charge's id is returned unchanged. */
export const chargeOfPage = (page: string): string => page.replace(/^(paym|pay2)_test_/, 'chrg_test_');
