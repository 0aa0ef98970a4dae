/** What is wrong with an amount of baht that somebody typed. */
export type AmountTrouble = 'missing' | 'wrong' | 'zero' | 'tooMuch';

const written = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$|^\d+(\.\d{0,2})?$/;

/** Reads baht as they are typed, such as `10,647.50`; or what is wrong with them. */
export const typedBaht = (text: string, most: number): number | AmountTrouble => {
  const typed = text.trim().replace(/^฿\s*/, '');
  if (typed === '') return 'missing';
  if (!written.test(typed)) return 'wrong';
  const baht = Number(typed.replaceAll(',', ''));
  if (baht === 0) return 'zero';
  return baht > most ? 'tooMuch' : baht;
};
