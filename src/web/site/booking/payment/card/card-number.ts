/** Brands by their first digits, with the lengths of their numbers and codes. The first that fits counts. */
const brands = [
  { name: 'Visa', short: 'VISA', starts: /^4/, lengths: [13, 16, 19], code: 3 },
  { name: 'Mastercard', short: 'MC', starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16], code: 3 },
  { name: 'American Express', short: 'AMEX', starts: /^3[47]/, lengths: [15], code: 4 },
  { name: 'JCB', short: 'JCB', starts: /^35(2[89]|[3-8])/, lengths: [16, 17, 18, 19], code: 3 },
  { name: 'Diners Club', short: 'DC', starts: /^3(0[0-5]|095|[689])/, lengths: [14, 15, 16, 17, 18, 19], code: 3 },
  { name: 'UnionPay', short: 'UP', starts: /^62/, lengths: [16, 17, 18, 19], code: 3 },
  { name: 'Discover', short: 'DISC', starts: /^6(011|4[4-9]|5)/, lengths: [16, 17, 18, 19], code: 3 },
] as const satisfies readonly Brand[];

type Brand = { name: string; short: string; starts: RegExp; lengths: readonly number[]; code: 3 | 4 };

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

export const brandOf = (number: string): Brand | undefined =>
  brands.find(({ starts }) => starts.test(digitsOf(number)));

/** Digits only, in groups of four, at most 19. */
export const groupInFours = (text: string): string =>
  (
    digitsOf(text)
      .slice(0, 19)
      .match(/\d{1,4}/g) ?? []
  ).join(' ');

/** 13 to 19 digits, a length that the brand has, and a right check digit. */
export const isCardNumber = (text: string): boolean => {
  const number = digitsOf(text);
  if (number.length < 13 || number.length > 19 || !passesLuhn(number)) return false;
  return brandOf(number)?.lengths.includes(number.length) ?? true;
};

const passesLuhn = (number: string): boolean =>
  [...number]
    .reverse()
    .map(Number)
    .map((digit, place) => (place % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)))
    .reduce((sum, digit) => sum + digit, 0) %
    10 ===
  0;

/** Three digits, four on American Express; three or four while the brand is not known. */
export const isSecurityCode = (code: string, number: string): boolean => {
  const length = brandOf(number)?.code;
  return length ? new RegExp(`^\\d{${length}}$`).test(code) : /^\d{3,4}$/.test(code);
};
