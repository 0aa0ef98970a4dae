import type { Language } from '../../../../languages/language.ts';
import { useLanguage } from '../../../../languages/use-language.ts';
import type { Method } from './method.ts';

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
