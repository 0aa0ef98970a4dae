/**
 * A request body `T` in which any number may also be the typed text, if that is not a number; the API then refuses it.
 */
export type AsTyped<T> = T extends number
  ? number | string
  : T extends readonly (infer One)[]
    ? readonly AsTyped<One>[]
    : T extends object
      ? { readonly [Name in keyof T]: AsTyped<T[Name]> }
      : T;

/**
 * Parses typed text as a number, also as displayed, such as `฿1,000`. Text that is not a number is returned trimmed.
 */
export const typedNumber = (text: string): number | string => {
  const typed = text.trim().replace(/^฿\s*/, '');
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(typed) ? typed.replaceAll(',', '') : typed;
  return /^-?\d*\.?\d+$/.test(plain) ? Number(plain) : typed;
};

/** Like `typedNumber`, but null for blank text. */
export const typedOrNone = (text: string): number | string | null => (text.trim() === '' ? null : typedNumber(text));

/** The typed number, for display only; 0 if the text is not a number. */
export const numberIn = (text: string): number => {
  const typed = typedNumber(text);
  return typeof typed === 'number' ? typed : 0;
};
