/** What a form sends where the contract has `T`: in place of a number, what was typed that is none. The API refuses it. */
export type AsTyped<T> = T extends number
  ? number | string
  : T extends readonly (infer One)[]
    ? readonly AsTyped<One>[]
    : T extends object
      ? { readonly [Name in keyof T]: AsTyped<T[Name]> }
      : T;

/** What was typed as a number, also as the screen writes it, such as `฿1,000`. What is no number stays as it was typed. */
export const typedNumber = (text: string): number | string => {
  const typed = text.trim().replace(/^฿\s*/, '');
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(typed) ? typed.replaceAll(',', '') : typed;
  return /^-?\d*\.?\d+$/.test(plain) ? Number(plain) : typed;
};

/** As `typedNumber`, where nothing means none. */
export const typedOrNone = (text: string): number | string | null => (text.trim() === '' ? null : typedNumber(text));

/** The number that was typed, for what the screen says of it; 0 where it is none. */
export const numberIn = (text: string): number => {
  const typed = typedNumber(text);
  return typeof typed === 'number' ? typed : 0;
};
