/**
 * A Thai mobile number in national format: ten digits starting with 06, 08 or 09. Accepts separators and the country
 * code 66; null for any other number.
 */
export const thaiMobile = (text: string): string | null => {
  const digits = text.replace(/\D/g, '').replace(/^(00)?660?(?=[689]\d{8}$)/, '0');
  return /^0[689]\d{8}$/.test(digits) ? digits : null;
};
