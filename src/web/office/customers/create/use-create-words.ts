import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { createTrouble } from './create-trouble.ts';

/** Why a customer could not be made, in the words of the form. */
export const useCreateWords = (): ((failure: Failure) => string) => {
  const { t } = useTranslation('customers', { keyPrefix: 'errors' });
  const language = useLanguage();
  return (failure) => {
    const trouble = createTrouble(failure);
    if (trouble !== 'said') return t(trouble);
    return language === 'en' ? failure.message : t('create');
  };
};
