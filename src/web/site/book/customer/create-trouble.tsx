import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDayTime, useLanguage } from '../../../ui/dates.ts';
import { useSite } from '../../frame/use-site.ts';
import type { Quote } from '../../quote/use-quote.ts';
import { useWizard } from '../wizard.ts';
import { PriceChanged } from './price-changed.tsx';
import type { useCreate } from './use-create.ts';
import { VehicleTaken } from './vehicle-taken.tsx';

type Props = {
  trouble: ReturnType<typeof useCreate>['trouble'];
  onAccept: (quote: Quote) => void;
  isBusy: boolean;
};

/** Why the booking was not created. What was typed stays. */
export const CreateTrouble = ({ trouble, onAccept, isBusy }: Props) => {
  const { t } = useTranslation('booking');
  const { go } = useWizard();
  const language = useLanguage();
  const { phone } = useSite();
  if (!trouble) return null;
  return (
    <div className="mt-5">
      {trouble.outcome === 'price-changed' && (
        <PriceChanged now={trouble.quote} onAccept={() => onAccept(trouble.quote)} isBusy={isBusy} />
      )}
      {trouble.outcome === 'taken' && <VehicleTaken />}
      {trouble.outcome === 'held-by-us' && (
        <Alert tone="warning" title={t('create.heldByUs')}>
          {t('create.heldByUsText', { moment: formatDayTime(new Date(trouble.until).toISOString(), language), phone })}
        </Alert>
      )}
      {trouble.outcome === 'unanswered' && <Alert tone="danger" title={t('create.unreachable')} />}
      {trouble.outcome === 'no-price' && <Alert tone="warning" title={t('create.noPrice')} />}
      {trouble.outcome === 'refused' && (
        <Alert
          tone="danger"
          title={t('create.failed')}
          action={
            <Button size="sm" onClick={() => go(1)}>
              {t('edit')}
            </Button>
          }
        >
          {trouble.failure.message}
        </Alert>
      )}
    </div>
  );
};
