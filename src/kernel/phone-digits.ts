/**
 * The digits to search phone numbers by, without the country code 66 or the leading 0. Empty where the text has letters
 * or fewer than four such digits.
 */
export const phoneDigits = (text: string): string => {
  if (/[^\d\s+().-]/.test(text)) return '';
  const digits = text.replaceAll(/\D/g, '').replace(/^(0066|66|0)/, '');
  return digits.length < 4 ? '' : digits;
};
