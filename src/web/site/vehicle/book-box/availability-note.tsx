import type { Failure } from '../../../api/failure.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { OutsideNotes } from '../../../quote/outside-notes.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Rental } from '../use-rental.ts';
import { TakenAlert } from './taken-alert.tsx';

type Props = {
  rental: Rental;
  vehicleId: string;
  /** Whether the page has a calendar of free days, to which a link leads. */
  hasCalendar: boolean;
};

/** Whether the vehicle is free for the dates, and if not, why, and when it is. */
export const AvailabilityNote = ({ rental, vehicleId, hasCalendar }: Props) => {
  const t = useWords('vehicle', 'availability');
  const inBook = useWords('vehicle', 'book');
  const { availability, isDated } = rental;
  const { answer } = availability;
  return (
    <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4 text-sm">
      {isDated && (
        <div aria-live="polite" className="min-w-0">
          {!answer && (
            <p className="flex min-h-6 items-center gap-2 text-muted">
              <Spinner />
              {t('checking')}
            </p>
          )}
          {answer?.success && answer.data.available && (
            <p className="flex min-h-6 items-center gap-2 text-success">
              <Icon name="check" size="sm" />
              {t('available')}
            </p>
          )}
          {answer?.success && !answer.data.available && (
            <TakenAlert rental={rental} vehicleId={vehicleId} alternatives={answer.data} />
          )}
          {answer && !answer.success && <Unknown failure={answer} retry={availability.retry} />}
          {!rental.isTaken && <OutsideNotes terms={rental.terms} />}
        </div>
      )}
      {hasCalendar && (
        <a href="#availability" className="inline-flex min-h-11 items-center gap-1.5 text-link lg:min-h-6">
          <Icon name="calendar" size="sm" />
          {inBook('calendar')}
        </a>
      )}
    </div>
  );
};

const Unknown = ({ failure, retry }: { failure: Failure; retry: () => void }) => {
  const t = useWords('vehicle', 'availability');
  const sentenceOf = useProblemWords();
  const isAnswered = failure.status > 0;
  return (
    <RetryAlert tone="warning" title={t(isAnswered ? 'failed' : 'unreachable')} retry={retry}>
      {isAnswered && sentenceOf(failure)}
    </RetryAlert>
  );
};
