import { useTranslation } from 'react-i18next';
import { isLanguage, type Language } from './language.ts';

/** The page's language. */
export const useLanguage = (): Language => {
  const { i18n } = useTranslation('ui');
  return isLanguage(i18n.language) ? i18n.language : 'en';
};
