import type { ReactNode } from 'react';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { formatDayRange } from '../../../ui/dates.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { VehiclePicture } from '../../../ui/picture/vehicle-picture.tsx';
import { pictureOf } from '../../../vehicle-card/picture-of.ts';
import { ReviewItem } from '../review-item.tsx';
import { DeadEnd } from './dead-end.tsx';
import type { Rental } from './opened-rental.tsx';
import { ReviewForm } from './review-form.tsx';
import type { Review, Sent } from './send-review.ts';

type Props = { rental: Rental; token: string; attempt: string; sent: Sent | null };

/** The form, the thanks after sending, an existing review, or the reason why none can be written. */
export const ReviewScreen = ({ rental, token, attempt, sent }: Props) => {
  const t = useWords('reviews', 'page');
  if (sent && 'review' in sent) return <Written rental={rental} review={sent.review} isNew />;
  if (rental.review) return <Written rental={rental} review={rental.review} />;
  const refusal = refusalIn(sent) ?? rental.refusal;
  if (refusal) return <DeadEnd icon="clock" title={t(`${refusal}.title`)} text={t(`${refusal}.text`)} />;
  return (
    <Beside rental={rental}>
      <ReviewForm rental={rental} token={token} attempt={attempt} sent={sent} />
    </Beside>
  );
};

/** Why the rental can no longer be reviewed, after a change since the page was opened; null otherwise. */
const refusalIn = (sent: Sent | null) => {
  const problem = sent && 'problem' in sent ? sent.problem : null;
  return problem === 'written' || problem === 'too-late' || problem === 'not-completed' ? problem : null;
};

const Beside = ({ rental, children }: { rental: Rental; children: ReactNode }) => (
  <div className="grid max-w-240 gap-x-12 gap-y-7 md:grid-cols-[300px_minmax(0,1fr)]">
    <RentalCard rental={rental} />
    <div className="min-w-0">{children}</div>
  </div>
);

/** The pressed button is gone, so the focus moves to the thanks. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

const Written = ({ rental, review, isNew = false }: { rental: Rental; review: Review; isNew?: boolean }) => {
  const t = useWords('reviews', 'page');
  return (
    <Beside rental={rental}>
      <div role="status">
        <h1 ref={isNew ? takeFocus : undefined} tabIndex={-1} className="text-3xl tracking-tight outline-none">
          {t(isNew ? 'thanks.title' : 'written.title')}
        </h1>
        <p className="mt-2 text-muted">{t(isNew ? 'thanks.text' : 'written.text')}</p>
      </div>
      <div className="mt-6 rounded-lg border border-line bg-surface p-5">
        <ReviewItem review={review} />
      </div>
      <LinkButton to={`/vehicles/${rental.vehicle.id}#reviews`} className="mt-6">
        {t('see')}
      </LinkButton>
    </Beside>
  );
};

/** The rented vehicle and the dates. */
const RentalCard = ({ rental: { vehicle, pickupDate, returnDate } }: { rental: Rental }) => {
  const t = useWords('reviews', 'page');
  const language = useLanguage();
  return (
    <section
      aria-label={t('rental')}
      className="self-start overflow-hidden rounded-panel border border-line bg-surface"
    >
      <VehiclePicture src={pictureOf(vehicle)} alt="" urgent />
      <div className="px-5 py-4">
        <p className="text-lg leading-snug font-semibold">
          {vehicle.brand} {vehicle.model}
        </p>
        <p className="text-sm text-muted">{formatDayRange(pickupDate, returnDate, language, { year: true })}</p>
      </div>
    </section>
  );
};
