import { lazy, Suspense } from 'react';
import type { Failure } from '../../../api/failure.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { PriceFailed } from '../../../quote/price-states.tsx';
import { otherVehiclesPath } from '../../../rental/rental.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { HelpLine } from '../frame/help-line.tsx';
import { useWizard } from '../state/wizard-context.ts';
import type { useCreate } from './create-booking.ts';

// Rarely needed, and of no use without a connection.
const Alternatives = lazy(() => import('./alternatives.tsx'));
const ConfirmEmail = lazy(() => import('./confirm-email.tsx'));
const PriceChanged = lazy(async () => ({ default: (await import('./price-changed.tsx')).PriceChanged }));

type CreateProblemProps = {
  creating: ReturnType<typeof useCreate>;
  /** Retries the same booking, at the current price. */
  onRetry: () => void;
};

/** Why the booking was not created. The customer's entries stay. */
export const CreateProblem = ({ creating, onRetry }: CreateProblemProps) => {
  const { quote, draft } = useWizard();
  const { problem, accept, isBusy, emailCode, setEmailCode } = creating;
  if (!problem) return null;
  return (
    <div className="mt-5">
      {problem.outcome === 'price-changed' && (
        <Suspense>
          <PriceChanged now={problem.quote} onAccept={() => accept(problem.quote)} isBusy={isBusy} />
        </Suspense>
      )}
      {problem.outcome === 'email-code' && (
        <Suspense>
          <ConfirmEmail email={draft.customer.email} code={emailCode} onCode={setEmailCode} refusal={problem.failure} />
        </Suspense>
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
  const t = useWords('booking');
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
  const t = useWords('booking');
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
      <Suspense>
        <Alternatives />
      </Suspense>
    </div>
  );
};
