import type { Language } from '#contract/fields.ts';
import { paymentFailures as english } from '#words/en/payment-failures.ts';
import { paymentFailures as thai } from '#words/th/payment-failures.ts';

/** What a failure code of the provider means; null for one that we do not know. On the wire it is English. */
export const failureReason = (code: string | null, language: Language = 'en'): string | null => {
  const reasons: Readonly<Record<string, string>> = language === 'th' ? thai : english;
  return code !== null && Object.hasOwn(reasons, code) ? (reasons[code] ?? null) : null;
};
