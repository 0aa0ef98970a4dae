import { useTranslation } from 'react-i18next';
import type { Failure } from '../../api/failure.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { refusalWords } from './refusal-words.ts';

/** A refusal in our words, in the visitor's language. Where we have none, the server's sentence, on English pages. */
export const useRefusalWords = (): ((failure: Failure) => string) => {
  const { t } = useTranslation('refusals');
  const language = useLanguage();
  return (failure) => {
    const said = refusalWords(failure, language);
    if (said) return inOneLine(said.map(({ key, values }) => t(key, values)));
    return language === 'en' ? failure.message : t('other');
  };
};

/** Joined by comma (document 1, section 5); only the last one keeps its full stop. */
const inOneLine = (sentences: readonly string[]): string =>
  sentences.map((one, index) => (index < sentences.length - 1 ? one.replace(/\.$/, '') : one)).join(', ');
