import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../api/routes.ts';
import { ListResults } from '../list/list-results.tsx';
import { ReviewRow } from './review-row.tsx';
import { type ReviewSearch, reviewList } from './reviews-address.ts';

type Props = { search: ReviewSearch; found: Outcome<'GET /reviews'> };

/** The reviews, newest first, or why there is none. */
export const FoundReviews = ({ search, found }: Props) => {
  const { t } = useTranslation('moderation');
  return (
    <ListResults
      {...{ list: reviewList, search, found }}
      failed={t('failed')}
      none={{ icon: 'star', ...t('none', { returnObjects: true }) }}
      noneFound={t('noneFound', { returnObjects: true })}
    >
      {(rows) => (
        <ul className="divide-y divide-line border-y border-line bg-surface">
          {rows.map((review) => (
            <ReviewRow key={review.id} review={review} />
          ))}
        </ul>
      )}
    </ListResults>
  );
};
