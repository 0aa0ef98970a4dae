/** A tax ID without the spaces and hyphens that people group it by. */
export const bareTaxId = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** Whether the text is a Thai tax ID: thirteen digits, the last of them a valid check digit. */
export const isThaiTaxId = (text: string): boolean => {
  if (!/^\d{13}$/.test(text)) return false;
  const [...digits] = text;
  const weighed = digits.slice(0, 12).reduce((sum, digit, index) => sum + Number(digit) * (13 - index), 0);
  return (11 - (weighed % 11)) % 10 === Number(digits[12]);
};
