import { thaiMobile } from '#kernel/thai-mobile.ts';
import type { PayBy } from '../../draft/draft.ts';
import type { Method } from './method.ts';

export type MethodTrouble = Readonly<{ field: 'bank' | 'phone'; sentence: 'bankMissing' | 'mobileInvalid' }>;

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
