const brands = [
  { name: 'Visa', starts: /^4/, lengths: [13, 16, 19] },
  { name: 'MasterCard', starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { name: 'American Express', starts: /^3[47]/, lengths: [15] },
  { name: 'JCB', starts: /^35(2[89]|[3-8])/, lengths: [16, 17, 18, 19] },
  { name: 'Diners Club', starts: /^3(0[0-5]|095|[689])/, lengths: [14, 15, 16, 17, 18, 19] },
  { name: 'UnionPay', starts: /^62/, lengths: [16, 17, 18, 19] },
  { name: 'Discover', starts: /^6(011|4[4-9]|5)/, lengths: [16, 17, 18, 19] },
] as const;

export const brandNames: string[] = brands.map(({ name }) => name);

/** The card brand identified by the first digits, or undefined. */
export const brandOf = (number: string): string | undefined => brands.find(({ starts }) => starts.test(number))?.name;

/** Only digits, a length that the brand uses (13 to 19 for an unknown brand), and a correct Luhn check digit. */
export const isCardNumber = (number: string): boolean => {
  if (!/^\d{13,19}$/.test(number)) return false;
  const lengths: readonly number[] | undefined = brands.find(({ starts }) => starts.test(number))?.lengths;
  return (lengths?.includes(number.length) ?? true) && passesLuhn(number);
};

const passesLuhn = (number: string): boolean => {
  const digits = [...number].reverse().map(Number);
  const total = digits.reduce((sum, digit, place) => sum + (place % 2 === 0 ? digit : crossSum(digit * 2)), 0);
  return total % 10 === 0;
};

const crossSum = (value: number): number => (value > 9 ? value - 9 : value);
