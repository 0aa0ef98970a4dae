import type { Language } from '../../../../languages/language.ts';
import { useLanguage } from '../../../../languages/use-language.ts';
import { useWords } from '../../../../languages/use-words.ts';
import { countryOf, type Method } from './method.ts';

const wordsIn = (method: Method, language: Language) => {
  const isThai = language === 'th';
  return {
    name: (isThai && method.displayNameInThai) || method.displayName,
    text: (isThai && method.descriptionInThai) || method.description,
  };
};

/** Returns a method's name and description in the page's language. */
export const useMethodWords = () => {
  const language = useLanguage();
  return (method: Method) => wordsIn(method, language);
};

/** Returns the name of a charge's method; its code if it is no longer offered. */
export const useMethodName = (methods: readonly Method[]) => {
  const wordsOf = useMethodWords();
  return (methodType: string): string => {
    const method = methods.find((one) => one.methodType === methodType);
    return method ? wordsOf(method).name : methodType;
  };
};

/** Returns the name of the page where a payment is approved: the customer's bank, or the method's own. */
export const usePayingPlace = () => {
  const t = useWords('payment');
  const wordsOf = useMethodWords();
  return (method: Method): string =>
    method.flow === 'card' || method.banks.length > 0 ? t('bankPage') : t('pageOf', { method: wordsOf(method).name });
};

/** Returns the country of a foreign method; empty for any other. */
export const useCountryName = () => {
  const names = new Intl.DisplayNames([useLanguage()], { type: 'region' });
  return (method: Method): string => {
    const country = countryOf(method);
    return country ? (names.of(country) ?? '') : '';
  };
};
