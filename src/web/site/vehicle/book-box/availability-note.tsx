import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { formatDayTime, useLanguage } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { listPath, vehiclePath } from '../../vehicles/search/search.ts';
import type { Rental } from '../use-rental.ts';

type Props = { rental: Rental; vehicleId: string };

/** Whether the vehicle is free for the dates, and if not, why and when it is. */
export const AvailabilityNote = ({ rental, vehicleId }: Props) => {
  const { t } = useTranslation('vehicle', { keyPrefix: 'availability' });
  const { availability, isDated } = rental;
  const { answer } = availability;
  if (!isDated) return null;
  return (
    <div aria-live="polite" className="mt-3.5 text-sm">
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
        <Taken
          rental={rental}
          vehicleId={vehicleId}
          conflict={answer.data.conflicts[0]}
          freeFrom={answer.data.freeFrom}
        />
      )}
      {answer && !answer.success && (
        <Unknown sentence={answer.status > 0 ? answer.message : null} retry={availability.retry} />
      )}
    </div>
  );
};

type Conflict = { reason: 'booked' | 'maintenance'; from: string; until: string };
type TakenProps = Props & { conflict: Conflict | undefined; freeFrom: string | null };

const Taken = ({ rental, vehicleId, conflict, freeFrom }: TakenProps) => {
  const { t } = useTranslation('vehicle');
  const language = useLanguage();
  const moment = (at: string) => formatDayTime(at, language);
  const later = freeFrom && rental.from(freeFrom);
  return (
    <Alert tone="danger" title={t('availability.unavailable')}>
      {conflict &&
        `${t(`availability.${conflict.reason}`, { from: moment(conflict.from), until: moment(conflict.until) })} `}
      {freeFrom ? t('availability.freeFrom', { moment: moment(freeFrom) }) : t('availability.noneSoon')}
      <div className="mt-2.5 flex flex-wrap gap-2">
        {later && (
          <LinkButton
            to={vehiclePath(later, vehicleId)}
            prefetch="none"
            size="sm"
            onClick={(event) => {
              event.preventDefault();
              rental.choose(later.fields);
            }}
          >
            {t('availability.take')}
          </LinkButton>
        )}
        <LinkButton to={listPath(rental.search)} size="sm">
          {t('book.others')}
        </LinkButton>
      </div>
    </Alert>
  );
};

/** `sentence`: what the server said; null when it did not answer. */
const Unknown = ({ sentence, retry }: { sentence: string | null; retry: () => void }) => {
  const { t } = useTranslation('vehicle', { keyPrefix: 'availability' });
  return (
    <RetryAlert tone="warning" title={t(sentence ? 'failed' : 'unreachable')} retry={retry}>
      {sentence}
    </RetryAlert>
  );
};
