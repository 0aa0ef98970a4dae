import { useRevalidator } from 'react-router';
import { useWords } from '../../languages/use-words.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import type { Reviews } from './read-reviews.ts';
import { ReviewItem } from './review-item.tsx';

type Props = {
  reviews: NonNullable<Reviews>;
  /** The address of the same page with all reviews. */
  all: string;
};

/** The reviews of this vehicle, newest first. */
export const ReviewsPart = ({ reviews, all }: Props) => {
  const t = useWords('reviews', 'part');
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className="scroll-mt-24 pt-10 md:pt-13">
      <h2 id="reviews-heading" className="text-xl">
        {t('heading')}
      </h2>
      <p className="text-sm text-muted">{t('only')}</p>
      {reviews === 'failed' ? <Failed /> : <List reviews={reviews} all={all} />}
    </section>
  );
};

const List = ({
  reviews: { list, total, isAll },
  all,
}: {
  reviews: Exclude<Props['reviews'], 'failed'>;
  all: string;
}) => {
  const t = useWords('reviews', 'part');
  if (total === 0) return <p className="mt-4 border-t border-line pt-4">{t('none')}</p>;
  const hasMore = list.length < total;
  return (
    <>
      <ul className="mt-4">
        {list.map((review) => (
          <li key={review.id} className="border-t border-line py-4.5">
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      {hasMore && !isAll && (
        <LinkButton to={all} preventScrollReset size="sm">
          {t('more')}
          <span className="sr-only"> {t('moreOf', { count: total })}</span>
        </LinkButton>
      )}
      {hasMore && isAll && <p className="text-sm text-muted">{t('newest', { shown: list.length, count: total })}</p>}
    </>
  );
};

const Failed = () => {
  const t = useWords('reviews', 'part');
  const { revalidate } = useRevalidator();
  return (
    <div className="mt-4">
      <RetryAlert tone="warning" title={t('failed')} retry={revalidate} />
    </div>
  );
};
