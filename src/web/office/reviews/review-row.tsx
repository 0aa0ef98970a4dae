import { Link } from 'react-router';
import type { DataOf } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/dates.ts';
import { Stars } from '../../ui/stars.tsx';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { useMutation } from '../live/use-mutation.ts';

type Review = DataOf<'GET /reviews'>[number];

/** A review with its booking, and a button to hide it or show it again. */
export const ReviewRow = ({ review }: { review: Review }) => {
  const t = useWords('officeReviews');
  const language = useLanguage();
  const { change, isBusy } = useHiding(review);
  const { rating, comment, name, city, bookingId, bookingNumber, vehicleName, writtenOn, may } = review;
  const isHidden = review.hiddenAt !== null;
  return (
    <li className="grid gap-x-6 gap-y-2 px-4 py-3 text-xs md:grid-cols-[minmax(0,1fr)_auto] md:px-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Stars rating={rating} />
          <span className="font-semibold">{city ? `${name}, ${city}` : name}</span>
          {isHidden && <Badge tone="warning">{t('hidden')}</Badge>}
          {review.isExample && <Badge plain>{t('example')}</Badge>}
        </p>
        <p lang={review.language} className={`mt-1 whitespace-pre-wrap wrap-anywhere ${isHidden ? 'text-subtle' : ''}`}>
          {comment}
        </p>
        <p className="mt-1 text-2xs text-muted figures">
          {vehicleName},{' '}
          <Link
            to={`/admin/bookings/${bookingId}`}
            className="inline-flex min-h-6 items-center font-medium text-link underline underline-offset-3"
          >
            {bookingNumber}
          </Link>
          , {formatDay(writtenOn, language, { weekday: false, year: true })}
        </p>
      </div>
      {may.length > 0 && (
        <Button size="sm" disabled={isBusy} onClick={change} className="self-start justify-self-start">
          {t(isHidden ? 'show' : 'hide')}
          <span className="sr-only">, {`${name}, ${bookingNumber}`}</span>
        </Button>
      )}
    </li>
  );
};

/** Hides or shows a review, and offers undo. */
const useHiding = ({ id, hiddenAt }: Pick<Review, 'id' | 'hiddenAt'>) => {
  const t = useWords('officeReviews');
  const { run, isBusy } = useMutation();
  const notify = useNotify();
  const set = (hidden: boolean) => run('PATCH /reviews/:id', { params: { id }, body: { hidden } });
  const change = async () => {
    const hidden = hiddenAt === null;
    if (!(await set(hidden))) return;
    const undo = { label: t('undo'), run: () => void set(!hidden) };
    notify({ message: t(hidden ? 'isHidden' : 'isShown'), action: undo });
  };
  return { change: () => void change(), isBusy };
};
