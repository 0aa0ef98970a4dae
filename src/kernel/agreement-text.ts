/** What the announcement on vehicle rental asks the form of the agreement to contain (docs/rules/contracts.md). */
export const checklistItems = [
  'parties',
  'vehicle',
  'money',
  'period',
  'insurance',
  'deposit-return',
  'fit-vehicle',
  'ending',
  'liability',
  'no-taking-back',
  'consumer-rights',
  'originals',
] as const;
export type ChecklistItem = (typeof checklistItems)[number];

/** Names that a text may use between double braces, for what the booking gives. */
export const textPlaceholders = ['age', 'grace', 'liability', 'excess', 'deposit', 'ifDeposit', 'business'] as const;
export type TextPlaceholder = (typeof textPlaceholders)[number];

/** The longest text of an agreement in one language, in characters. */
export const LONGEST_AGREEMENT_TEXT = 40_000;
