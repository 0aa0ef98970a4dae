import { useTranslation } from 'react-i18next';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { PriceBreakdown } from '../../quote/price-breakdown.tsx';
import { PriceWaiting } from '../../quote/price-waiting.tsx';
import type { QuoteState } from '../../quote/use-quote.ts';

type Props = { quote: QuoteState; name: string };

/** The lines of the quote for the dates; nothing without dates. */
export const PriceLines = ({ quote: { quote, isStale, failure, retry }, name }: Props) => {
  const { t } = useTranslation('quote');
  if (failure)
    return (
      <div className="mt-3.5">
        <RetryAlert tone="danger" title={t('failed')} retry={retry}>
          {failure.message}
        </RetryAlert>
      </div>
    );
  if (quote)
    return (
      <div aria-live="polite" aria-busy={isStale} className={`mt-2.5 quick ${isStale ? 'opacity-55' : ''}`}>
        <PriceBreakdown quote={quote} vehicle={name} />
      </div>
    );
  if (!isStale) return null;
  return (
    <div className="mt-4">
      <PriceWaiting />
    </div>
  );
};
