/** The brands of cards that a business may take, by our names, and as customers know them. */
export const cardBrands = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', jcb: 'JCB' } as const;
export type CardBrand = keyof typeof cardBrands;

const letters = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Our name of a brand that others write as they like: `MasterCard`, `American Express`. */
export const cardBrandOf = (name: string): CardBrand | undefined =>
  (Object.keys(cardBrands) as CardBrand[]).find((brand) => letters(cardBrands[brand]) === letters(name));
