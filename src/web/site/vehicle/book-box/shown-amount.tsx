import { useWords } from '../../../languages/use-words.ts';
import type { QuoteState } from '../../../quote/use-quote.ts';
import { Money } from '../../../ui/money.tsx';

type Props = {
  quote: QuoteState;
  daily: number;
  /** The classes of “a day”. */
  className: string;
};

/** The total for the dates; without one the daily rate. */
export const ShownAmount = ({ quote: { quote, failure }, daily, className }: Props) => {
  const t = useWords('vehicle');
  const inQuote = useWords('quote');
  const sum = failure ? null : quote;
  const amount = sum ? sum.total : daily;
  if (amount <= 0) return inQuote('included');
  return (
    <>
      <Money baht={amount} />
      {!sum && <span className={`font-regular tracking-normal text-muted ${className}`}> {t('book.aDay')}</span>}
    </>
  );
};
