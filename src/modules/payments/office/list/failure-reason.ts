import type { Language } from '#contract/fields.ts';
import { troubles as english } from '#words/en/troubles.ts';
import { troubles as thai } from '#words/th/troubles.ts';

/** What a failure code of the provider means; null for one that we do not know. On the wire it is English. */
export const failureReason = (code: string | null, language: Language = 'en'): string | null => {
  const reasons: Readonly<Record<string, string>> = (language === 'th' ? thai : english).failure;
  return code !== null && Object.hasOwn(reasons, code) ? (reasons[code] ?? null) : null;
};
