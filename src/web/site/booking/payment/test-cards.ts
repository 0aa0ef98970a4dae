/** The provider's published test numbers that are shown, each with what it does; README.md has the same. */
export const testCards = [
  ['4242424242424242', 'success'],
  ['378282246310005', 'amex'],
  ['4111111111140011', 'insufficient'],
  ['4111111111130012', 'stolen'],
  ['4111111111190016', 'fraud'],
  ['4111111111160001', 'code'],
] as const;
