/**
 * What of a text finds a phone however it was written: its digits without Thailand's 66 or the 0 in its place. Empty
 * where there are too few to mean a phone.
 */
export const phoneDigits = (text: string): string => {
  if (/[^\d\s+().-]/.test(text)) return '';
  const digits = text.replaceAll(/\D/g, '').replace(/^(0066|66|0)/, '');
  return digits.length < 4 ? '' : digits;
};
