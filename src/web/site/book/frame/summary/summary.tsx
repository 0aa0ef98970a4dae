import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../../ui/badge.tsx';
import { RentalTimeline } from '../../../../ui/rental-timeline.tsx';
import { useRentalWords } from '../use-rental-words.ts';
import { Promises } from './promises.tsx';
import { SummaryPrice } from './summary-price.tsx';
import { useShownQuote } from './use-shown-quote.ts';

/** The rental and its price, beside every step. On a phone the bar below opens the price. */
export const Summary = ({ over, action }: { over?: ReactNode; action: ReactNode }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'summary' });
  const { quote } = useShownQuote();
  const { start, end } = useRentalWords();
  return (
    <aside
      aria-label={t('heading')}
      className="sticky top-6 overflow-hidden rounded-panel border border-line bg-surface shadow-md max-lg:hidden"
    >
      {over}
      <div className="border-b border-line px-6 py-5.5">
        <div className="mb-3.5 flex items-center justify-between gap-3">
          <h2 className="text-[1.0625rem]">{t('heading')}</h2>
          {quote && (
            <Badge tone="confirmed" plain>
              {t('days', { count: quote.days })}
            </Badge>
          )}
        </div>
        <RentalTimeline start={start} end={end} />
      </div>
      <div className="px-6 py-5.5">
        <SummaryPrice />
        {action && <div className="mt-4.5">{action}</div>}
        <Promises hasPhone className="mt-4" />
      </div>
    </aside>
  );
};
