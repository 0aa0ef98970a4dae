/**
 * What the business says of itself, on the pages of the language it is written in; those of the other keep our words.
 */
export const descriptionIn = (language: string, text = ''): string | undefined => {
  const isThai = /\p{Script=Thai}/u.test(text);
  return text && isThai === (language === 'th') ? text : undefined;
};
