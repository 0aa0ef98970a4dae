import type { VehicleShape } from '#contract/fleet.ts';
import { useWords } from '../languages/use-words.ts';
import { Star } from '../ui/stars.tsx';

/** A rating such as “★ 4.8 (62)”; “New” without reviews; nothing while reviews are off. */
export const RatingMark = ({ rating }: { rating: VehicleShape['rating'] }) => {
  const t = useWords('reviews');
  if (!rating) return null;
  const { average, count } = rating;
  if (average === null)
    return (
      <span className="shrink-0 text-xs text-muted">
        {t('new')}
        <span className="sr-only">, {t('notRated')}</span>
      </span>
    );
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-xs text-muted figures">
      <Star className="size-3.5 fill-current text-star" />
      <span aria-hidden="true">
        {average.toFixed(1)} ({count})
      </span>
      <span className="sr-only">{t('rated', { average, count })}</span>
    </span>
  );
};
