import { apiContext } from '../../api/contexts.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { ListLoading } from '../list/list-loading.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import type { Route } from './+types/content';
import { PageResults } from './list/page-results.tsx';
import { pagesList, readPagesSearch } from './list/pages-search.ts';

export const handle: Handle = { words: ['officeContent'] };

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const search = readPagesSearch(url.searchParams);
  return {
    search,
    outcome: await context.get(apiContext).call('GET /cms/pages', { query: { search: search.search } }),
  };
};

/** `/admin/content`: every page of the website's content, including drafts. */
const Content = ({ loaderData: { search, outcome } }: Route.ComponentProps) => {
  const t = useWords('officeContent');
  const filter = (name: 'label' | 'search' | 'searchHint' | 'show') => t(`filter.${name}`);
  const total = outcome.success ? outcome.data.length : null;
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <ScreenHead
        title={t('title')}
        text={t('text')}
        actions={
          <LinkButton to="/admin/content/create" look="accent" size="sm">
            <Icon name="plus" size="sm" />
            {t('create')}
          </LinkButton>
        }
      />
      <ListToolbar
        list={pagesList}
        search={search}
        words={{
          label: filter('label'),
          search: filter('search'),
          searchHint: filter('searchHint'),
          show: filter('show'),
        }}
        labelOf={(_, value) => `${filter('search')}: ${value}`}
        count={total === null ? null : t('filter.found', { count: total, total })}
      />
      <ListLoading path={pagesList.path} text={t('loading')} />
      <PageResults search={search} outcome={outcome} />
    </>
  );
};
export default Content;
