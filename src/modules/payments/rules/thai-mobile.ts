/** A Thai mobile number as the provider wants it, ten digits from 06, 08 or 09; null for anything else. */
export const thaiMobile = (text: string): string | null => {
  const digits = text.replace(/[\s().-]/g, '').replace(/^(\+66|0066|66)0?(?=[689]\d{8}$)/, '0');
  return /^0[689]\d{8}$/.test(digits) ? digits : null;
};
