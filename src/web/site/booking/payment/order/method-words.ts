import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../languages/language.ts';
import { useLanguage } from '../../../../languages/use-language.ts';
import { countryOf, type Method } from './method.ts';

const wordsIn = (method: Method, language: Language) => {
  const isThai = language === 'th';
  return {
    name: (isThai && method.displayNameInThai) || method.displayName,
    text: (isThai && method.descriptionInThai) || method.description,
  };
};

/** What a method is called, and how it is described, in the page's language. */
export const useMethodWords = () => {
  const language = useLanguage();
  return (method: Method) => wordsIn(method, language);
};

/** The name of the method that a charge was made with; its code where it is offered no more. */
export const useMethodName = (methods: readonly Method[]) => {
  const wordsOf = useMethodWords();
  return (methodType: string): string => {
    const method = methods.find((one) => one.methodType === methodType);
    return method ? wordsOf(method).name : methodType;
  };
};

/** Where a payment is approved, in words: the page of the customer's bank, or of the method. */
export const usePayingPlace = () => {
  const { t } = useTranslation('payment');
  const wordsOf = useMethodWords();
  return (method: Method): string =>
    method.flow === 'card' || method.banks.length > 0 ? t('bankPage') : t('pageOf', { method: wordsOf(method).name });
};

/** The country in which a method is used, where that is not this one; empty where there is none to name. */
export const useCountryName = () => {
  const names = new Intl.DisplayNames([useLanguage()], { type: 'region' });
  return (method: Method): string => {
    const country = countryOf(method);
    return country ? (names.of(country) ?? '') : '';
  };
};
