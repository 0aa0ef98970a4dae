import { useTranslation } from 'react-i18next';
import type { Outcome } from './outcome.ts';

/** What is wrong with a field of a form, in a sentence. */
export const useFieldError = (outcome: Outcome | null): ((name: string) => string | undefined) => {
  const { t } = useTranslation('account', { keyPrefix: 'troubles' });
  return (name) => {
    const word = outcome?.state === 'wrong' ? outcome.fields[name] : undefined;
    return word && t(word);
  };
};
