import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { PriceBreakdown } from '../../../quote/price-breakdown.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { MakesRoom } from '../../moved-booking.tsx';
import { ChangeWarnings } from '../change-cost.tsx';
import { type Edit, isOvertaken } from './use-edit.ts';

/** Says, before saving, that the booking is priced again, or why it cannot be. */
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
      {!failure && <Detail edit={edit} />}
    </div>
  );
};

/** The lines of the new price, and what is unusual about it. Its total stands in the foot. */
const Detail = ({ edit: { price, seen } }: { edit: Edit }) => {
  const t = useWords('bookings', 'edit');
  const { preview } = price;
  if (!preview) return null;
  return (
    <div>
      <ChangeWarnings preview={preview} />
      <div role="status" className="my-2 empty:hidden">
        <MakesRoom moves={preview.moves} />
      </div>
      <details>
        <summary className="inline-flex min-h-6 items-center text-xs text-link">{t('lines')}</summary>
        <PriceBreakdown quote={preview.quote} vehicle={seen.vehicleName} />
      </details>
    </div>
  );
};
