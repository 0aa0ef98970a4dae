import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Quote } from '../../quote/use-quote.ts';
import { useRefusalWords } from '../../refusals/use-refusal-words.ts';
import { PriceFailed } from '../frame/price-failed.tsx';
import { useWizard } from '../wizard.ts';
import { PriceChanged } from './price-changed.tsx';
import type { useCreate } from './use-create.ts';
import { VehicleTaken } from './vehicle-taken.tsx';

type Props = {
  trouble: ReturnType<typeof useCreate>['trouble'];
  onAccept: (quote: Quote) => void;
  /** Asks for the price once more, and goes on with it. */
  onRetry: () => void;
  isBusy: boolean;
};

/** Why the booking was not created. What was typed stays. */
export const CreateTrouble = ({ trouble, onAccept, onRetry, isBusy }: Props) => {
  const { t } = useTranslation('booking');
  const { go, quote } = useWizard();
  const sentenceOf = useRefusalWords();
  if (!trouble) return null;
  return (
    <div className="mt-5">
      {trouble.outcome === 'price-changed' && (
        <PriceChanged now={trouble.quote} onAccept={() => onAccept(trouble.quote)} isBusy={isBusy} />
      )}
      {trouble.outcome === 'taken' && <VehicleTaken />}
      {trouble.outcome === 'unanswered' && <Alert tone="danger" title={t('create.unreachable')} />}
      {trouble.outcome === 'no-price' && quote.failure && <PriceFailed failure={quote.failure} retry={onRetry} />}
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
          {sentenceOf(trouble.failure)}
        </Alert>
      )}
    </div>
  );
};
