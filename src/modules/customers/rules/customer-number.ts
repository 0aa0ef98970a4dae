/** The customer number that staff use: at least five digits. */
export const customerNumber = (number: number): string => `BKK-${`${number}`.padStart(5, '0')}`;

/** The customer number in a search text, with or without prefix and leading zeros; null for any other text. */
export const customerNumberIn = (text: string): number | null => {
  const digits = /^BKK-?0*(\d{1,9})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
};
