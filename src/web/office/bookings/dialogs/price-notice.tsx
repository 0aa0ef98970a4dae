import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { PriceBreakdown } from '../../../quote/price-breakdown.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { ChangeCost } from '../change-cost.tsx';
import { type Edit, isOvertaken } from './use-edit.ts';

/** Warns, before saving, that the booking will be repriced, and what changes. */
export const PriceNotice = ({ edit }: { edit: Edit }) => {
  const t = useWords('bookings', 'edit');
  const say = useProblemWords();
  const { isPriced, hasOtherDates, price } = edit;
  if (!isPriced) return null;
  const { failure, isWaiting, retry } = price;
  return (
    <div className="grid gap-3">
      {hasOtherDates && (
        <Alert tone="info" title={t('pricing')}>
          {t('pricingText')}
        </Alert>
      )}
      {failure && !isOvertaken(failure) && (
        <RetryAlert tone="danger" title={t('refused')} retry={retry}>
          {say(failure)}
        </RetryAlert>
      )}
      <p role="status" className="text-xs text-muted empty:hidden">
        {isWaiting && t('asking')}
      </p>
      {!failure && <Sums edit={edit} />}
    </div>
  );
};

const Sums = ({ edit: { price, seen } }: { edit: Edit }) => {
  const t = useWords('bookings', 'edit');
  const { preview, isWaiting } = price;
  if (!preview) return null;
  return (
    <ChangeCost preview={preview} before={seen.totalAmount} isWaiting={isWaiting}>
      <details className="mt-1.5">
        <summary className="inline-flex min-h-6 items-center text-xs text-link">{t('lines')}</summary>
        <PriceBreakdown quote={preview.quote} vehicle={seen.vehicleName} />
      </details>
    </ChangeCost>
  );
};
