import type { VehicleShape } from '#contract/fleet.ts';
import { useWords } from '../../languages/use-words.ts';
import { Star } from '../../ui/stars.tsx';

/** A vehicle's rating, linked to its reviews below; nothing while reviews are off. */
export const RatingLine = ({ rating }: { rating: VehicleShape['rating'] }) => {
  const t = useWords('reviews');
  if (!rating) return null;
  const { average, count } = rating;
  if (average === null) return <span className="whitespace-nowrap">{t('new')}</span>;
  return (
    <span className="inline-flex items-center gap-x-2.5 whitespace-nowrap">
      <span className="inline-flex items-center gap-1 font-semibold text-ink figures">
        <Star className="size-4 fill-current text-star" />
        <span aria-hidden="true">{average.toFixed(1)}</span>
        <span className="sr-only">{t('average', { average })}</span>
      </span>
      <a href="#reviews" className="text-link underline underline-offset-3">
        {t('count', { count })}
      </a>
    </span>
  );
};
