const orSimilarIn = { en: (name: string) => `${name} or similar`, th: (name: string) => `${name} หรือเทียบเท่า` };

/** A vehicle as it is promised: exactly it, or it or a similar one of its class. */
export const promisedName = (name: string, orSimilar: boolean, language: 'en' | 'th'): string =>
  orSimilar ? orSimilarIn[language](name) : name;
