import { useTranslation } from 'react-i18next';
import { reasonKey } from './reason-key.ts';

/** What the server says is wrong of a field or a line, in the language of the page. */
export const useReasonWords = (): ((sentence: string) => string) => {
  const { t } = useTranslation('fleet', { keyPrefix: 'reasons' });
  return (sentence) => {
    const found = reasonKey(sentence);
    return found ? t(found.key, { value: found.value }) : sentence;
  };
};
