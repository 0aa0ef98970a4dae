export type Language = 'en' | 'th';

export const languages: readonly Language[] = ['en', 'th'];

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'th';

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'th' : 'en');

/** The supported language with the highest weight in an Accept-Language header; null when it names none. */
export const preferredLanguage = (acceptLanguage: string | null): Language | null =>
  (acceptLanguage ?? '')
    .split(',')
    .map(readChoice)
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
    .find(isLanguage) ?? null;

const readChoice = (part: string) => {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const weight = parameters.map((one) => /^\s*q=([\d.]+)/.exec(one)?.[1]).find((value) => value !== undefined);
  return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) || 0 };
};
