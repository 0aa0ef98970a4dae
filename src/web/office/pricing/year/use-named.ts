import { useLanguage } from '../../../languages/use-language.ts';

type Named = Readonly<{ name: Readonly<{ en: string; th: string | null }> }>;

/** What a season is called in the page's language. */
export const useNamed = (): ((season: Named) => string) => {
  const language = useLanguage();
  return ({ name }) => (language === 'th' && name.th) || name.en;
};
