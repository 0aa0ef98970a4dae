import { useWords } from '../../../languages/use-words.ts';
import { useBaht } from '../../../ui/money.tsx';
import type { Rental } from '../use-rental.ts';

/** What the rental costs with one day more: a button that takes it. It keeps its line, so that nothing moves. */
export const OneDayMore = ({ rental: { quote, oneDayMore, choose } }: { rental: Rental }) => {
  const t = useWords('vehicle', 'more');
  const baht = useBaht();
  const dearer = oneDayMore && quote.quote ? oneDayMore.quote.total - quote.quote.total : 0;
  const difference = t(dearer < 0 ? 'less' : 'more', { amount: baht(Math.abs(dearer)) });
  return (
    <p className="min-h-11 text-sm lg:min-h-7">
      {oneDayMore && (
        <button
          type="button"
          onClick={() => choose(oneDayMore.fields)}
          className="inline-flex min-h-11 items-center text-left text-link underline decoration-line-control underline-offset-3 lg:min-h-7"
        >
          {t('oneDay', { total: baht(oneDayMore.quote.total), difference })}
        </button>
      )}
    </p>
  );
};
