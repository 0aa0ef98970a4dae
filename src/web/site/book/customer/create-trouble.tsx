import { PriceFailed } from '../../quote/price-failed.tsx';
import type { Quote } from '../../quote/use-quote.ts';
import { useWizard } from '../wizard.ts';
import { NotCreated } from './not-created.tsx';
import { PriceChanged } from './price-changed.tsx';
import type { useCreate } from './use-create.ts';
import { VehicleTaken } from './vehicle-taken.tsx';

type Props = {
  trouble: ReturnType<typeof useCreate>['trouble'];
  onAccept: (quote: Quote) => void;
  /** The same once more, with the price of then. */
  onRetry: () => void;
  isBusy: boolean;
};

/** Why the booking was not created. What was typed stays. */
export const CreateTrouble = ({ trouble, onAccept, onRetry, isBusy }: Props) => {
  const { quote } = useWizard();
  if (!trouble) return null;
  return (
    <div className="mt-5">
      {trouble.outcome === 'price-changed' && (
        <PriceChanged now={trouble.quote} onAccept={() => onAccept(trouble.quote)} isBusy={isBusy} />
      )}
      {trouble.outcome === 'taken' && <VehicleTaken />}
      {trouble.outcome === 'no-price' && quote.failure && <PriceFailed failure={quote.failure} retry={onRetry} />}
      {trouble.outcome === 'unanswered' && <NotCreated failure={null} onRetry={onRetry} />}
      {trouble.outcome === 'refused' && <NotCreated failure={trouble.failure} onRetry={onRetry} />}
    </div>
  );
};
