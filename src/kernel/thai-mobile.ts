/**
 * A Thai mobile number in a text, as the provider takes it: ten digits from 06, 08 or 09. What is written between and
 * before them does not matter; null where the digits are no such number.
 */
export const thaiMobile = (text: string): string | null => {
  const digits = text.replace(/\D/g, '').replace(/^(00)?660?(?=[689]\d{8}$)/, '0');
  return /^0[689]\d{8}$/.test(digits) ? digits : null;
};
