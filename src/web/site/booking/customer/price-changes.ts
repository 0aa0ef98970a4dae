import type { QuoteLineShape } from '#contract/pricing.ts';
import type { Quote } from '../../../quote/use-quote.ts';

export type PriceChange = Readonly<{
  /** The line as it is now; where it is gone, as it was. */
  line: QuoteLineShape;
  /** Baht before; null for a line that is new or the same. */
  before: number | null;
  /** Baht now; null for a line that is gone. */
  now: number | null;
}>;

const nameOf = ({ kind, unit, name, due }: QuoteLineShape) => `${kind} ${unit} ${due} ${name?.en ?? ''}`;

/** Two quotes for the same choices side by side: the lines of the new one, then those that are gone. */
export const priceChanges = (old: Pick<Quote, 'lines'> | null, now: Pick<Quote, 'lines'>): PriceChange[] => {
  const before = old?.lines ?? [];
  const kept = now.lines.map((line): PriceChange => {
    const was = before.find((one) => nameOf(one) === nameOf(line));
    return { line, before: was && was.amount !== line.amount ? was.amount : null, now: line.amount };
  });
  const gone = before
    .filter((line) => !now.lines.some((one) => nameOf(one) === nameOf(line)))
    .map((line): PriceChange => ({ line, before: line.amount, now: null }));
  return [...kept, ...gone];
};
