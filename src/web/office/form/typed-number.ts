/**
 * What was typed as a number, also as the screen writes it, such as `฿1,000`. What is no number is sent as it was typed,
 * so that the API refuses it with the sentence of its field.
 */
export const typedNumber = (text: string): number => {
  const typed = text.trim().replace(/^฿\s*/, '');
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(typed) ? typed.replaceAll(',', '') : typed;
  return /^-?\d*\.?\d+$/.test(plain) ? Number(plain) : (typed as unknown as number);
};

/** As `typedNumber`, where nothing means none. */
export const typedOrNone = (text: string): number | null => (text.trim() === '' ? null : typedNumber(text));
