import { countText } from '#kernel/paging.ts';
import { apiContext } from '../../api/contexts.ts';
import type { Outcome } from '../../api/routes.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { ListResults } from '../list/list-results.tsx';
import { isAnyText, type ListAddress, type ListSearch, queryOf, readListSearch } from '../list/list-search.ts';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { useAutoRefresh } from '../live/use-auto-refresh.ts';
import type { Route } from './+types/reviews';
import { ReviewRow } from './review-row.tsx';

export const handle: Handle = { words: ['officeReviews'] };

const ROWS = 20;

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const search = readReviewSearch(url.searchParams);
  const query = { ...queryOf(reviewList, search), page: search.page, limit: ROWS };
  return { search, outcome: await context.get(apiContext).call('GET /reviews', { query }) };
};

/** `/admin/reviews`: customer reviews, including hidden ones. */
const Reviews = ({ loaderData: { search, outcome } }: Route.ComponentProps) => {
  const t = useWords('officeReviews');
  useAutoRefresh();
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <ScreenHead title={t('title')} text={t('text')} />
      <ListToolbar
        list={reviewList}
        search={search}
        words={t.group('find')}
        labelOf={(_, value) => `“${value}”`}
        count={outcome.success ? t('find.found', { count: outcome.total, total: countText(outcome.total) }) : null}
      />
      <ReviewResults search={search} outcome={outcome} />
    </>
  );
};
export default Reviews;

type Props = { search: ReviewSearch; outcome: Outcome<'GET /reviews'> };

/** The reviews, newest first, or why there are none. */
const ReviewResults = ({ search, outcome }: Props) => {
  const t = useWords('officeReviews');
  return (
    <ListResults
      list={reviewList}
      search={search}
      outcome={outcome}
      failed={t('failed')}
      none={{ icon: 'star', ...t.group('none') }}
      empty={t.group('noneFound')}
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

type ReviewSearch = ListSearch<'search'>;

const reviewList: ListAddress<'search'> = { path: '/admin/reviews', filters: { search: isAnyText } };

const readReviewSearch = (query: URLSearchParams): ReviewSearch => readListSearch(reviewList, query);
