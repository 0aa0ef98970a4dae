import { thaiMobile } from '#kernel/thai-mobile.ts';

/**
 * A phone number in a gateway's format, `+66815550199`; null if it cannot be one. Numbers without a country code are
 * Thai, and of Thai numbers only mobiles receive text messages.
 */
export const smsNumber = (phone: string): string | null => {
  const mobile = thaiMobile(phone);
  if (mobile) return `+66${mobile.slice(1)}`;
  const written = phone.trim().replace(/^00/, '+');
  if (!written.startsWith('+')) return null;
  // `+61 (0)4 …`: the bracketed zero is not dialled from abroad.
  const digits = written.replace(/\(0\)/, '').replaceAll(/\D/g, '');
  return /^(?!66)[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
};
