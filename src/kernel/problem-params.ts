import { formatNumber } from '#kernel/format-number.ts';

/** Formatted values for the placeholders of a problem's sentence. */
export type ProblemParams = Readonly<Record<string, string>>;

type InBothLanguages = Readonly<{ en: string; th: string | null }>;

/**
 * Formats facts for a sentence: numbers with thousands separators, names in `language`, and `retryAfterSeconds` also as
 * whole `minutes`. Pass numbers that need no separators, such as years, as text.
 */
export const problemParams = (
  facts: Readonly<Record<string, unknown>>,
  language: 'en' | 'th' = 'en',
): ProblemParams => {
  const params: Record<string, string> = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (typeof fact === 'string') params[name] = fact;
    else if (typeof fact === 'number') params[name] = formatNumber(fact);
    else if (isInBothLanguages(fact)) params[name] = fact[language] ?? fact.en;
  }
  const minutes = minutesToWait(facts);
  if (minutes !== null) params.minutes = `${minutes}`;
  return params;
};

const isInBothLanguages = (fact: unknown): fact is InBothLanguages =>
  typeof fact === 'object' && fact !== null && 'en' in fact && typeof fact.en === 'string' && 'th' in fact;

/** `retryAfterSeconds` rounded up to whole minutes, at least 1; null where it is missing. */
export const minutesToWait = ({ retryAfterSeconds }: Readonly<Record<string, unknown>>): number | null =>
  typeof retryAfterSeconds === 'number' ? Math.max(1, Math.ceil(retryAfterSeconds / 60)) : null;
