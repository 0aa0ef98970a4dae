import { thaiMobile } from '#kernel/thai-mobile.ts';

/**
 * The number of a phone as a gateway takes it, `+66815550199`; null where it cannot be one. A number without a country
 * is Thai, and only a mobile gets text messages.
 */
export const smsNumber = (phone: string): string | null => {
  const mobile = thaiMobile(phone);
  if (mobile) return `+66${mobile.slice(1)}`;
  const written = phone.trim().replace(/^00/, '+');
  if (!written.startsWith('+')) return null;
  // `+61 (0)4 …`: the zero in brackets is not dialled from abroad.
  const digits = written.replace(/\(0\)/, '').replaceAll(/\D/g, '');
  return /^(?!66)[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
};
