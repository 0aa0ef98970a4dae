import type { Language } from '#contract/fields.ts';
import { paymentFailures as english } from '#words/en/payment-failures.ts';
import { paymentFailures as thai } from '#words/th/payment-failures.ts';

/** The explanation of a provider's failure code; null for an unknown code. API responses use English. */
export const failureReason = (code: string | null, language: Language = 'en'): string | null => {
  const reasons: Readonly<Record<string, string>> = language === 'th' ? thai : english;
  return code !== null && Object.hasOwn(reasons, code) ? (reasons[code] ?? null) : null;
};
