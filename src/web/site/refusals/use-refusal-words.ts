import { useTranslation } from 'react-i18next';
import type { Failure } from '../../api/failure.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { refusalWords } from './refusal-words.ts';

/** A refusal as the visitor's language says it. What has no words of ours is the server's sentence on English pages. */
export const useRefusalWords = (): ((failure: Failure) => string) => {
  const { t } = useTranslation('refusals');
  const language = useLanguage();
  return (failure) => {
    const said = refusalWords(failure);
    if (said) return said.map(({ key, values }) => t(key, values)).join(', ');
    return language === 'en' ? failure.message : t('other');
  };
};
