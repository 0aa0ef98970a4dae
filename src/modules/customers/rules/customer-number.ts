/** What staff call a customer by: five digits, and more once they are used up. */
export const customerNumber = (number: number): string => `BKK-${`${number}`.padStart(5, '0')}`;

/** The number that somebody typed into a search, whole or without its zeros; null for any other text. */
export const customerNumberIn = (text: string): number | null => {
  const digits = /^BKK-?0*(\d{1,9})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
};
