import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PriceBreakdown } from '../../quote/price-breakdown.tsx';
import type { QuoteState } from '../../quote/use-quote.ts';

type Props = { quote: QuoteState; name: string };

/** The lines of the quote for the dates; nothing without dates. */
export const PriceLines = ({ quote: { quote, isStale, failure, retry }, name }: Props) => {
  const { t } = useTranslation('quote');
  if (failure)
    return (
      <div className="mt-3.5">
        <Alert
          tone="danger"
          title={t('failed')}
          action={
            <Button size="sm" onClick={retry}>
              {t('retry')}
            </Button>
          }
        >
          {failure.message}
        </Alert>
      </div>
    );
  if (quote)
    return (
      <div aria-live="polite" aria-busy={isStale} className={`mt-2.5 quick ${isStale ? 'opacity-55' : ''}`}>
        <PriceBreakdown quote={quote} vehicle={name} />
      </div>
    );
  return isStale ? <Waiting /> : null;
};

const Waiting = () => {
  const { t } = useTranslation('quote');
  return (
    <div role="status" className="mt-4 grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-9 w-full" />
    </div>
  );
};
