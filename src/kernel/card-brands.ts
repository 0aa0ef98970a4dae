/** Card brands that the business can accept: our key, and the display name. */
export const cardBrands = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', jcb: 'JCB' } as const;
export type CardBrand = keyof typeof cardBrands;

const letters = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Our key for a display name in any spelling, such as `MasterCard` or `american-express`. */
export const cardBrandOf = (name: string): CardBrand | undefined =>
  (Object.keys(cardBrands) as CardBrand[]).find((brand) => letters(cardBrands[brand]) === letters(name));
