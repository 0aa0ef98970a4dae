import { thaiMobile } from '#kernel/thai-mobile.ts';
import type { PayBy } from '../../draft/draft.ts';
import type { Method } from './method.ts';

export type MethodProblem = Readonly<{ field: 'bank' | 'phone'; sentence: 'bankMissing' | 'mobileInvalid' }>;

/** What a method still needs to know: the bank of mobile banking, the number of a wallet. */
export const methodProblems = (
  { banks, needsPhone }: Pick<Method, 'banks' | 'needsPhone'>,
  { bank, phone }: { bank: PayBy['bank']; phone: string },
): MethodProblem[] => {
  const problems: MethodProblem[] = [];
  if (banks.length > 0 && !banks.some(({ code }) => code === bank))
    problems.push({ field: 'bank', sentence: 'bankMissing' });
  if (needsPhone && !thaiMobile(phone)) problems.push({ field: 'phone', sentence: 'mobileInvalid' });
  return problems;
};
