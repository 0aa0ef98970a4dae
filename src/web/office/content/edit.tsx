import { useEffect } from 'react';
import { data, useNavigate } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import { isMissing } from '../../api/failure.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import type { Route } from './+types/edit';
import { noPlaceholders } from './editor/page-draft.ts';
import { PageEditor } from './editor/page-editor.tsx';
import { pagesPath } from './list/pages-search.ts';

export const handle: Handle = { words: ['officeContent'] };

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const { call } = context.get(apiContext);
  const [page, placeholders] = await Promise.all([
    call('GET /cms/pages/:id', { params }),
    call('GET /cms/placeholders'),
  ]);
  const history = url.searchParams.get('history');
  const loaded = {
    page,
    placeholders: placeholders.success ? placeholders.data : noPlaceholders,
    history: history === null ? null : Number(/^\d{1,6}$/.test(history) ? history : 0),
  };
  return data(loaded, { status: !page.success && isMissing(page) ? 404 : 200 });
};

/** `/admin/content/edit/:id`: one page, by its id or slug. */
const EditPage = ({ loaderData: { page, placeholders, history } }: Route.ComponentProps) => {
  const t = useWords('officeContent', 'editor');
  if (!page.success && isMissing(page))
    return (
      <>
        <PageHead title={t('missing')} isIndexed={false} />
        <MissingPage />
      </>
    );
  if (!page.success)
    return (
      <>
        <PageHead title={t('notLoaded')} isIndexed={false} />
        <h1 className="sr-only">{t('notLoaded')}</h1>
        <ListFailed title={t('notLoaded')} failure={page} />
      </>
    );
  return (
    <>
      <PageHead title={t('edit', { title: page.data.title })} isIndexed={false} />
      <PageEditor key={page.data.id} page={page.data} placeholders={placeholders} history={history} />
    </>
  );
};
export default EditPage;

const AWAY_MS = 3000;

/** Says that there is no such page, then redirects to the list. */
const MissingPage = () => {
  const t = useWords('officeContent', 'editor');
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(pagesPath(), { replace: true }), AWAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  const toList = (
    <LinkButton to={pagesPath()} size="sm">
      {t('toList')}
    </LinkButton>
  );
  return (
    <div className="px-4 py-5 md:px-6">
      <h1 className="sr-only">{t('missing')}</h1>
      <Alert tone="danger" title={t('missing')} action={toList}>
        {t('missingText')}
      </Alert>
    </div>
  );
};
