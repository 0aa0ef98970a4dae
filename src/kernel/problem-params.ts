import { formatNumber } from '#kernel/format-number.ts';

/** What the places of a problem's sentence are filled with, as it is written there. */
export type ProblemParams = Readonly<Record<string, string>>;

type InBothLanguages = Readonly<{ en: string; th: string | null }>;

/**
 * Facts as a sentence writes them: numbers with their thousands, a name in the language of the sentence, and
 * `retryAfterSeconds` also as whole `minutes`. A number that is no amount, such as a year, comes as a text.
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

/** Whole minutes to wait, as a refusal tells them in seconds; null where it does not. */
export const minutesToWait = ({ retryAfterSeconds }: Readonly<Record<string, unknown>>): number | null =>
  typeof retryAfterSeconds === 'number' ? Math.max(1, Math.ceil(retryAfterSeconds / 60)) : null;
