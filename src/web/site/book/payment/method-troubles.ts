import type { PayBy } from '../draft/draft.ts';
import { digitsOf } from './card-number.ts';
import type { Method } from './method.ts';

export type MethodTrouble = Readonly<{ field: 'bank' | 'phone'; sentence: 'bankMissing' | 'mobileInvalid' }>;

/** A Thai mobile number as the provider takes it, `0812345678`; null where the text holds none. */
export const thaiMobile = (text: string): string | null => {
  const digits = digitsOf(text).replace(/^(00)?660?(?=[689]\d{8}$)/, '0');
  return /^0[689]\d{8}$/.test(digits) ? digits : null;
};

/** What a method still needs to know: the bank of mobile banking, the number of a wallet. */
export const methodTroubles = (
  { banks, needsPhone }: Pick<Method, 'banks' | 'needsPhone'>,
  { bank, phone }: { bank: PayBy['bank']; phone: string },
): MethodTrouble[] => {
  const troubles: MethodTrouble[] = [];
  if (banks.length > 0 && !banks.some(({ code }) => code === bank))
    troubles.push({ field: 'bank', sentence: 'bankMissing' });
  if (needsPhone && !thaiMobile(phone)) troubles.push({ field: 'phone', sentence: 'mobileInvalid' });
  return troubles;
};
