import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { useSentences } from '../../refusals/use-sentences.ts';

/** What the server says of a field; in Thai, what has no words of its own is said in general. */
export const useFieldWords = () => {
  const { t } = useTranslation('insurance', { keyPrefix: 'form' });
  const language = useLanguage();
  const sentence = useSentences();
  return (said: string): string => {
    const inWords = sentence(said);
    return language === 'en' || inWords !== said ? inWords : t('wrong');
  };
};
