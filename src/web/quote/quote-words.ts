import type { QuoteLineShape } from '#contract/pricing.ts';
import { seasonPercent } from '#kernel/season-percent.ts';
import { unitsOfLine } from '#kernel/units-of-line.ts';
import type { Language } from '../languages/language.ts';
import { textIn } from '../languages/text-in.ts';
import { useLanguage } from '../languages/use-language.ts';
import { useWords } from '../languages/use-words.ts';
import type { Words } from '../languages/word-keys.ts';
import { useBaht } from '../ui/money.tsx';

type Line = QuoteLineShape;
type Speech = { t: Words<'quote'>; language: Language; baht: (amount: number) => string; vehicle: string };
type LineWords = Readonly<{ name: string; detail: string | null }>;

/** Returns the name of a quote line and the detail of what was counted. */
export const useLineWords = (vehicle: string): ((line: Line) => LineWords) => {
  const t = useWords('quote');
  const speech = { t, language: useLanguage(), baht: useBaht(), vehicle };
  return (line) => ({ name: nameOf(line, speech), detail: detailOf(line, speech) });
};

const nameOf = (line: Line, { t, language, vehicle }: Speech): string => {
  const name = line.name ? textIn(line.name, language) : '';
  const withTax = (of: string) => (line.rate ? t('withTax', { name: of, rate: line.rate }) : of);
  switch (line.kind) {
    case 'vehicle':
      return vehicle;
    case 'addon':
      return line.quantity > 1 ? t('several', { name, count: line.quantity }) : name;
    case 'insurance-at-pickup':
      return t('atPickUp', { name });
    case 'points':
      return t('points', { count: line.quantity });
    case 'tax':
      return t(line.due === 'information' ? 'taxIncluded' : 'tax', { name, rate: line.rate ?? 0 });
    case 'rounding':
      return t('rounding');
    case 'late-fee':
      return withTax(t('lateFee'));
    case 'claim':
      return withTax(name);
    case 'processing-fee':
      return t('processingFee', { rate: line.rate ?? 0 });
    default:
      return name;
  }
};

const detailOf = (line: Line, { t, baht }: Speech): string | null => {
  const { kind, quantity: count, unit, unitPrice, amount } = line;
  if (kind === 'season') {
    const percent = seasonPercent(line.rate ?? 1);
    return t(percent < 0 ? 'seasonLess' : 'seasonMore', { count: line.days ?? 0, percent: Math.abs(percent) });
  }
  if (unitPrice === null) return null;
  const price = baht(unitPrice);
  if (kind !== 'addon') return t(unit, { count, price });
  if (unitPrice === 0) return null;
  if (unit === 'piece') return t('perPiece', { price });
  const note = t(unit, { count: unitsOfLine({ amount, unitPrice, quantity: count }), price });
  return count > 1 ? t('times', { quantity: count, note }) : note;
};
