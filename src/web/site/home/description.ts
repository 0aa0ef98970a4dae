/**
 * The business's description, if it is written in the page's language; undefined otherwise, so that the page uses its
 * own.
 */
export const descriptionIn = (language: string, text = ''): string | undefined => {
  const isThai = /\p{Script=Thai}/u.test(text);
  return text && isThai === (language === 'th') ? text : undefined;
};
