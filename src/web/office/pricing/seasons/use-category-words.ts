import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import type { Category } from '../read-pricing.ts';
import { ALL } from './category-choice.ts';

/** The categories of a season in words; one that is gone is counted. */
export const useCategoryWords = (categories: readonly Category[]): ((chosen: readonly string[]) => string) => {
  const { t } = useTranslation('pricing', { keyPrefix: 'seasons' });
  const language = useLanguage();
  const names = new Map(categories.map(({ id, name, nameInThai }) => [id, (language === 'th' && nameInThai) || name]));
  return (chosen) => {
    if (chosen.includes(ALL)) return t('all');
    const known = chosen.flatMap((id) => names.get(id) ?? []);
    const gone = chosen.length - known.length;
    return [...known, ...(gone > 0 ? [t('gone', { count: gone })] : [])].join(', ');
  };
};
