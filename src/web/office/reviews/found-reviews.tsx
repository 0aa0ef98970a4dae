import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../api/routes.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import { Pager } from '../list/pager.tsx';
import { ReviewRow } from './review-row.tsx';
import { type ReviewSearch, reviewList, reviewsPath } from './reviews-address.ts';

type Props = { search: ReviewSearch; found: Outcome<'GET /reviews'> };

/** The reviews, newest first, or why there is none. */
export const FoundReviews = ({ search, found }: Props) => {
  const { t } = useTranslation('moderation');
  if (!found.success) return <ListFailed title={t('failed')} failure={found} />;
  if (found.data.length === 0) return <Nothing isFiltered={search.search !== ''} />;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line bg-surface">
        {found.data.map((review) => (
          <ReviewRow key={review.id} review={review} />
        ))}
      </ul>
      <Pager found={found} pathOf={(page) => reviewsPath({ ...search, page })} />
    </>
  );
};

const Nothing = ({ isFiltered }: { isFiltered: boolean }) => {
  const { t } = useTranslation(['moderation', 'office']);
  if (!isFiltered) return <EmptyList icon="star" title={t('none.title')} text={t('none.text')} />;
  const clear = (
    <LinkButton to={reviewList.path} size="sm">
      {t('office:list.clear')}
    </LinkButton>
  );
  return <EmptyList icon="search" title={t('noneFound.title')} text={t('noneFound.text')} action={clear} />;
};
