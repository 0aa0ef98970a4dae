import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { api } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { PriceFailed } from '../../../quote/price-states.tsx';
import type { Quote } from '../../../quote/use-quote.ts';
import { otherVehiclesPath, periodOf } from '../../../rental/rental.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Money } from '../../../ui/money.tsx';
import { VehiclePicture } from '../../../ui/picture/vehicle-picture.tsx';
import { pictureOf } from '../../../vehicle-card/picture-of.ts';
import { HelpLine } from '../frame/help-line.tsx';
import { vehicleName } from '../frame/wizard-words.ts';
import { stepQuery } from '../state/flow.ts';
import { useWizard } from '../state/wizard-context.ts';
import type { useCreate } from './create-booking.ts';
import { PriceChanged } from './price-changed.tsx';

type CreateProblemProps = {
  problem: ReturnType<typeof useCreate>['problem'];
  onAccept: (quote: Quote) => void;
  /** Retries the same booking, at the current price. */
  onRetry: () => void;
  isBusy: boolean;
};

/** Why the booking was not created. The customer's entries stay. */
export const CreateProblem = ({ problem, onAccept, onRetry, isBusy }: CreateProblemProps) => {
  const { quote } = useWizard();
  if (!problem) return null;
  return (
    <div className="mt-5">
      {problem.outcome === 'price-changed' && (
        <PriceChanged now={problem.quote} onAccept={() => onAccept(problem.quote)} isBusy={isBusy} />
      )}
      {problem.outcome === 'taken' && <VehicleTaken />}
      {problem.outcome === 'no-price' && quote.failure && <PriceFailed failure={quote.failure} retry={onRetry} />}
      {problem.outcome === 'unanswered' && <NotCreated failure={null} onRetry={onRetry} />}
      {problem.outcome === 'refused' && <NotCreated failure={problem.failure} onRetry={onRetry} />}
    </div>
  );
};

type NotCreatedProps = {
  /** Null when no reply arrived, so the booking may exist. */
  failure: Failure | null;
  onRetry: () => void;
};

/** The booking failed or no reply arrived: says why, and offers remedies. */
const NotCreated = ({ failure, onRetry }: NotCreatedProps) => {
  const { t } = useTranslation('booking');
  const { go } = useWizard();
  const sentenceOf = useProblemWords();
  const { again, edit } = remediesFor(failure);
  return (
    <Alert tone="danger" title={t(failure ? 'create.failed' : 'create.unreachable')}>
      {failure && sentenceOf(failure)}
      <div className="mt-2.5 flex flex-wrap gap-2">
        {again && (
          <Button size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        {edit && (
          <Button size="sm" onClick={() => go(1)}>
            {t('edit')}
          </Button>
        )}
      </div>
      <HelpLine className="mt-1" />
    </Alert>
  );
};

/**
 * The remedies for a refused booking: retry the same, or edit the choices. After a server error only a retry is
 * offered.
 */
export const remediesFor = (failure: Pick<Failure, 'status' | 'error'> | null) => {
  const isOurs = failure === null || failure.status >= 500 || failure.status === 429;
  return { again: isOurs || failure.status === 409, edit: !isOurs && failure.error !== 'idempotency.try-again' };
};

/** Says that another customer took the vehicle, and shows up to three others that are free for the same dates. */
const VehicleTaken = () => {
  const { t } = useTranslation('booking');
  const { draft } = useWizard();
  return (
    <div className="grid gap-4">
      <Alert
        tone="danger"
        title={t('availability.unavailable')}
        action={
          <LinkButton to={otherVehiclesPath(draft.rental)} size="sm">
            {t('otherCars')}
          </LinkButton>
        }
      >
        {t('create.takenText')}
      </Alert>
      <Alternatives />
    </div>
  );
};

const Alternatives = () => {
  const { t } = useTranslation('booking');
  const { page, draft } = useWizard();
  const period = periodOf(draft.rental);
  const query = { ...period, category: page.vehicle.category.slug, page: 1, limit: 3 };
  const { answer } = useLatest(period && JSON.stringify(query), (signal) =>
    api.call('GET /vehicles/available', { query, signal }),
  );
  const offers = answer?.success ? answer.data.filter(({ id }) => id !== page.vehicle.id) : [];
  if (offers.length === 0) return null;
  return (
    <section>
      <h2 className="text-lg">{t('create.similar')}</h2>
      <ul className="mt-3 grid gap-3 md:grid-cols-3">
        {offers.map((offer) => (
          <li key={offer.id}>
            <Link
              to={`/booking?${stepQuery({ ...draft, vehicleId: offer.id }, 1)}`}
              className="block overflow-hidden rounded-lg border border-line bg-surface quick hover:shadow-md"
            >
              <VehiclePicture src={pictureOf(offer)} alt="" className="px-2 pt-3" />
              <span className="block px-4 pt-2 font-semibold">{vehicleName(offer)}</span>
              {offer.quote && <Money baht={offer.quote.total} className="block px-4 pb-3 text-sm text-muted" />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
